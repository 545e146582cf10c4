import { Icon } from '@little-dunes/design/icon.tsx'
import type { Region } from '@little-dunes/domain/accounts/address'
import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import type { WireOrderPage } from '@little-dunes/domain/contract/orders/order-page-calls'
import { orderPath, PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { CalendarCheck, MapPin } from 'lucide'
import type { ReactNode } from 'react'
import { OrderLinesSkeleton } from '#account/order-lines-skeleton.tsx'
import { ordersMessages } from '#orders/orders-messages'
import pageStyles from '#orders/page/order-page.module.css'
import { orderPageMessages } from '#orders/page/order-page-messages'
import { OrderTotals } from '#orders/page/order-totals.tsx'
import { placedMessages } from '#orders/placed/placed-messages'
import styles from '#orders/placed/thank-you.module.css'
import { usePlacedPage } from '#orders/placed/use-placed-order'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import textStyles from '#ui/text.module.css'

const FIRST_WORD = /^\S*/

function Hero({ name, children }: { name: string; children: ReactNode }) {
  const t = useMessages(placedMessages)
  return (
    <section className={styles.hero}>
      <picture>
        <source media="(width < 768px)" srcSet="/pictures/hero-2-m.avif" />
        <img className={textStyles.mirrored} src="/pictures/hero-2.avif" alt="" width={1120} height={479} />
      </picture>
      <div className={styles.words}>
        <h1 className={textStyles.display}>{t.thanks(name)}</h1>
        {children}
      </div>
    </section>
  )
}

function Arrival({ order, day }: { order: WireOrder; day: string | null }) {
  const t = useMessages(placedMessages)
  const orders = useMessages(ordersMessages)
  const method = t.methods[order.shippingMethod]
  return (
    <>
      <div className={styles.arrival}>
        <Icon node={CalendarCheck} />
        <div>
          <h2 className={textStyles.display}>{day ? t.arriving(day) : method}</h2>
          {day && <p>{method}</p>}
        </div>
      </div>
      {order.review && (
        <Callout className={styles.review}>
          {order.review === 'phone_code' ? orders.confirmBeforePacking : orders.staffReview}
        </Callout>
      )}
    </>
  )
}

function Next({ order }: { order: WireOrder }) {
  const t = useMessages(placedMessages)
  const steps = [...t.steps, [t.door, t.courierCalls(order.address.phone)] as const]
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{t.next}</h2>
      <ol>
        {steps.map(([step, more], place) => (
          <li key={step} aria-current={place === 0 ? 'step' : undefined}>
            <b>{step}</b>
            <span className={textStyles.numeric}>{more}</span>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <ButtonLink to={orderPath(order.number)}>
          <Icon node={MapPin} />
          {t.track}
        </ButtonLink>
        <ButtonLink look="outline" to={PATHS.products}>
          {t.keepShopping}
        </ButtonLink>
      </div>
    </section>
  )
}

function Address({ order: { address } }: { order: WireOrder }) {
  const t = useMessages(placedMessages)
  const words = useMessages(orderPageMessages)
  const region = words.regions[address.region as Region] ?? address.region
  const place = address.city === region ? region : `${address.city}${words.comma}${region}`
  return (
    <section className={pageStyles.card} aria-labelledby="delivering-to">
      <h2 id="delivering-to">{t.deliveringTo}</h2>
      <address>
        {[address.fullname, address.street, place].map((line) => (
          <bdi key={line} className={pageStyles.line}>
            {line}
          </bdi>
        ))}
      </address>
    </section>
  )
}

function Placed({ order, page }: { order: WireOrder; page: WireOrderPage | null }) {
  const t = useMessages(placedMessages)
  return (
    <>
      <Hero name={FIRST_WORD.exec(order.address.fullname.trim())?.[0] ?? ''}>
        <p>{t.mailed(order.address.email)}</p>
        <p className={clsx(styles.number, textStyles.numeric)}>
          {t.order} <b dir="ltr">{order.number}</b>
        </p>
      </Hero>
      <div className={styles.columns}>
        <div className={styles.box}>
          <Arrival order={order} day={page?.estimatedDay ?? null} />
          <Next order={order} />
        </div>
        <div className={pageStyles.side}>
          {page && <OrderTotals page={page} />}
          <Address order={order} />
        </div>
      </div>
    </>
  )
}

interface ThankYouProps {
  id: string
  /** The customer's orders; null until loaded. */
  orders: readonly WireOrder[] | null
}

/** Shown above My Orders after an order. An order that is paid but not confirmed yet is not in the list. */
export function ThankYou({ id, orders }: ThankYouProps) {
  const t = useMessages(placedMessages)
  const order = orders?.find(({ _id }) => _id === id) ?? null
  const page = usePlacedPage(order)
  const isReady = orders !== null && (order === null || page !== undefined)
  return (
    <div className={styles.page}>
      <PageTitle>{t.title}</PageTitle>
      {!isReady && <OrderLinesSkeleton />}
      {isReady && order && <Placed order={order} page={page ?? null} />}
      {isReady && !order && (
        <Hero name="">
          <p>{t.later}</p>
        </Hero>
      )}
    </div>
  )
}
