import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import { PATHS } from '@little-dunes/domain/paths'
import { accountMessages } from '#account/account-messages'
import type { OrdersStore } from '#account/create-orders-store'
import { orderItemView, refundText } from '#account/order-item-view'
import { OrderLinesSkeleton } from '#account/order-lines-skeleton.tsx'
import styles from '#account/recent-purchases.module.css'
import { useMessages } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import textStyles from '#ui/text.module.css'
import { TryAgain } from '#ui/try-again.tsx'

/** PROF-03. */
const MAX_ITEMS = 4

/** Newest first, cancelled ones included (D-66). */
const newestItems = (orders: readonly WireOrder[]) =>
  orders.flatMap((order) => order.items.map((item) => ({ order, item }))).slice(0, MAX_ITEMS)

function BoughtItems({ orders }: { orders: readonly WireOrder[] }) {
  const t = useMessages(accountMessages)
  const newest = newestItems(orders)
  if (newest.length === 0) {
    return (
      <div className={emptyStateStyles.state}>
        <p>{t.nothingBought}</p>
        <ButtonLink to={PATHS.products}>{t.browse}</ButtonLink>
      </div>
    )
  }
  return (
    <ul className={styles.items}>
      {newest.map(({ order, item }) => {
        const { key, name, path, picture, now, before } = orderItemView(item)
        const refund = refundText(order, t)
        return (
          <li key={`${order._id} ${key}`}>
            <Link to={path} className={styles.item}>
              <Picture
                address={picture}
                alt=""
                width={400}
                height={500}
                sizes="(width < 768px) 148px, (width < 1200px) 23vw, 265px"
              />
              <h3>{name}</h3>
            </Link>
            <Price exact now={now} before={before} />
            <p>
              <span>{`${t.quantity(item.quantity)} · ${t.shortDate(order.date)}`}</span>
              <span>{t.paymentMethods[order.paymentMethod]}</span>
              {refund && <span>{refund}</span>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** PROF-03 to PROF-06. */
export function RecentPurchases({ orders, failed, load }: Pick<OrdersStore, 'orders' | 'failed' | 'load'>) {
  const t = useMessages(accountMessages)
  return (
    <section aria-labelledby="bought">
      <div className={styles.head}>
        <h2 id="bought" className={textStyles.display}>
          {t.bought}
        </h2>
        <Link to={PATHS.orders} className={textStyles.link}>
          {t.viewMore}
        </Link>
      </div>
      {orders && <BoughtItems orders={orders} />}
      {!orders && failed && (
        <TryAgain text={t.ordersFailed} hint={t.ordersFailedHint} action={t.tryAgain} onTry={load} />
      )}
      {!orders && !failed && <OrderLinesSkeleton />}
    </section>
  )
}
