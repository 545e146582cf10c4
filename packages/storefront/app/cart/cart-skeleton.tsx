import { clsx } from 'clsx'
import { cartPageMessages } from '#cart/cart-page-messages'
import { useMessages } from '#platform/messages'
import itemLineStyles from '#ui/item-line.module.css'
import skeletonStyles from '#ui/loading/skeleton.module.css'
import panelStyles from '#ui/panel.module.css'

export function CartSkeleton() {
  const t = useMessages(cartPageMessages)
  return (
    <div className={panelStyles.workAndPanel} role="status" aria-label={t.loading}>
      <div aria-hidden="true">
        {['first', 'second'].map((line) => (
          <div key={line} className={itemLineStyles.line}>
            <div className={clsx(skeletonStyles.block, itemLineStyles.picture)} />
            <div className={itemLineStyles.words}>
              <div className={skeletonStyles.block} />
              <div className={skeletonStyles.block} />
              <div className={skeletonStyles.block} />
            </div>
          </div>
        ))}
      </div>
      <div className={clsx(panelStyles.panel, panelStyles.waiting)} aria-hidden="true" />
    </div>
  )
}
