import { Button } from '#ui/button.tsx'
import styles from '#ui/display/shown-once.module.css'
import { copyText } from '#ui/toast/copy-text'

interface ShownOnceProps {
  /** Says that the secret is not shown again. */
  about: string
  secret: string
  isLong?: boolean
  copy: string
  copied: string
}

/** A secret that is stored as a hash or encrypted: it can be copied only now. */
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
