import { Button } from '#ui/button.tsx'
import styles from '#ui/display/shown-once.module.css'
import { copyText } from '#ui/toast/copy-text'

interface ShownOnceProps {
  /** That nobody can look it up later. */
  about: string
  secret: string
  isLong?: boolean
  copy: string
  copied: string
}

/** A secret that is kept as a hash, or encrypted for nobody's eyes: it can be copied now. */
export const ShownOnce = ({ about, secret, isLong = false, copy, copied }: ShownOnceProps) => (
  <div className={styles.shown} role="status">
    <p>{about}</p>
    <b className={isLong ? styles.long : undefined}>
      <bdi dir="ltr">{secret}</bdi>
    </b>
    <Button look="outline" size="small" onClick={() => void copyText(secret, copied)}>
      {copy}
    </Button>
  </div>
)
