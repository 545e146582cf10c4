import { accountMessages } from '#account/account-messages'
import { useMessages } from '#platform/messages'

/** The shape of ordered items until they have arrived. */
export function OrderLinesSkeleton() {
  const t = useMessages(accountMessages)
  return (
    <div role="status" aria-label={t.loadingOrders}>
      {['first', 'second'].map((line) => (
        <div key={line} className="item-line" aria-hidden="true">
          <div className="skeleton item-line-picture" />
          <div className="skeleton-words">
            <div className="skeleton" />
            <div className="skeleton" />
            <div className="skeleton" />
          </div>
        </div>
      ))}
    </div>
  )
}
