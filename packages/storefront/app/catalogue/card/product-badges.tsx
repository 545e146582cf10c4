import { Zap } from 'lucide-react'
import { catalogueMessages } from '#catalogue/catalogue-messages'
import { useMessages } from '#platform/messages'

/** CARD-11, CARD-12. */
export function ProductBadges({ off, flash }: { off: number; flash: boolean }) {
  const t = useMessages(catalogueMessages)
  return (
    <>
      {off > 0 && <span className="tag-badge tag-off numeric">{t.off(off)}</span>}
      {flash && (
        <span className="tag-badge tag-flash">
          <Zap aria-hidden />
          {t.flashSale}
        </span>
      )}
    </>
  )
}
