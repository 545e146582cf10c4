import { clsx } from 'clsx'
import { accountMessages } from '#account/account-messages'
import { useMessages } from '#platform/messages'
import itemLineStyles from '#ui/item-line.module.css'
import skeletonStyles from '#ui/loading/skeleton.module.css'

export function OrderLinesSkeleton() {
  const t = useMessages(accountMessages)
  return (
    <div role="status" aria-label={t.loadingOrders}>
      {['first', 'second'].map((line) => (
        <div key={line} className={itemLineStyles.line} aria-hidden="true">
          <div className={clsx(skeletonStyles.block, itemLineStyles.picture)} />
          <div className={itemLineStyles.words}>
            <div className={skeletonStyles.block} />
            <div className={skeletonStyles.block} />
            <div className={skeletonStyles.block} />
          </div>
        </div>
      ))}
    </div>
  )
}
