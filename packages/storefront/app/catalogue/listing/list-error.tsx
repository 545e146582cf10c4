import styles from '#catalogue/listing/listing.module.css'
import { listingMessages } from '#catalogue/listing-messages'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'

/** Shown above a list that is not the requested one. */
export function ListError({ onTry }: { onTry(): void }) {
  const t = useMessages(listingMessages)
  return (
    <div className={styles.failed}>
      <Callout kind="danger" live>
        <p>{t.listFailed}</p>
        <Button look="outline" size="small" onClick={onTry}>
          {t.tryAgain}
        </Button>
      </Callout>
    </div>
  )
}
