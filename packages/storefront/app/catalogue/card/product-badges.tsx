import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { Zap } from 'lucide'
import cardStyles from '#catalogue/card/card.module.css'
import { catalogueMessages } from '#catalogue/catalogue-messages'
import { useMessages } from '#platform/messages'
import textStyles from '#ui/text.module.css'

/** CARD-11, CARD-12. */
export function ProductBadges({ off, flash }: { off: number; flash: boolean }) {
  const t = useMessages(catalogueMessages)
  return (
    <>
      {off > 0 && (
        <span className={clsx(cardStyles.badge, cardStyles.off, textStyles.numeric)} data-testid="badge">
          {t.off(off)}
        </span>
      )}
      {flash && (
        <span className={clsx(cardStyles.badge, cardStyles.flash)} data-testid="badge">
          <Icon node={Zap} />
          {t.flashSale}
        </span>
      )}
    </>
  )
}
