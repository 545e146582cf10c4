import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { useRef } from 'react'
import type { OrdersStore } from '#account/create-orders-store'
import { OrderLinesSkeleton } from '#account/order-lines-skeleton.tsx'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import { useOrders } from '#account/use-orders'
import { OfferedOrders } from '#orders/offered-orders.tsx'
import { OrderCard } from '#orders/order-card.tsx'
import { ordersMessages } from '#orders/orders-messages'
import styles from '#orders/orders-page.module.css'
import { ThankYou } from '#orders/placed/thank-you.tsx'
import { usePlacedId } from '#orders/placed/use-placed-order'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { sessionToken, useSession } from '#platform/session'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { EmptyIllustration } from '#ui/empty-illustration.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'
import { TryAgain } from '#ui/try-again.tsx'

/** Tells guests where to find their orders later. */
function GuestNotice() {
  const t = useMessages(ordersMessages)
  const isGuest = useSession((session) => session.guest !== null)
  if (!isGuest) return null
  return (
    <Callout className={styles.guest}>
      <p>
        {t.guest}{' '}
        <Link to={PATHS.signUp} className={textStyles.link}>
          {t.guestSignUp}
        </Link>
      </p>
    </Callout>
  )
}

function NoOrders() {
  const t = useMessages(ordersMessages)
  return (
    <div className={emptyStateStyles.state}>
      <EmptyIllustration scene="spot-2" />
      <h2 className={textStyles.display}>{t.none}</h2>
      <p>{t.noneHint}</p>
      <ButtonLink to={PATHS.products}>{t.browse}</ButtonLink>
    </div>
  )
}

/** ORD-01 to ORD-10; cancelling is immediate, without a confirmation (D-48). */
function Orders({ store }: { store: OrdersStore }) {
  const t = useMessages(ordersMessages)
  const { orders, older, loadingOlder, failed, load, loadOlder, cancel } = store
  const list = useRef<HTMLUListElement>(null)

  async function cancelOrder(orderId: string): Promise<void> {
    // The button disappears with the status; the list keeps the focus for keyboards and screen readers.
    list.current?.focus({ preventScroll: true })
    if (await cancel(orderId)) showToast(t.cancelled)
    else if (sessionToken()) showToast(t.wrong, { kind: 'error' })
  }

  function showConfirmed(): void {
    // The form disappears, as the button of a cancelled order does.
    list.current?.focus({ preventScroll: true })
    void load()
  }

  async function showOlder(): Promise<void> {
    const shown = list.current?.children.length ?? 0
    if (!(await loadOlder())) return showToast(t.olderFailed, { kind: 'error' })
    // The button may be gone: the first added order takes the focus for keyboards and screen readers.
    const added = list.current?.children[shown]
    if (added instanceof HTMLElement) added.focus({ preventScroll: true })
  }

  if (!orders) {
    return failed ? (
      <TryAgain text={t.failed} hint={t.failedHint} action={t.tryAgain} onTry={load} />
    ) : (
      <OrderLinesSkeleton />
    )
  }
  if (orders.length === 0) return <NoOrders />
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t.heading} className={styles.orders}>
        {orders.map((order) => (
          <OrderCard
            key={order._id}
            order={order}
            onCancel={() => cancelOrder(order._id)}
            onConfirmed={showConfirmed}
          />
        ))}
      </ul>
      {older !== null && (
        <div className={styles.older}>
          <Button look="outline" aria-disabled={loadingOlder} onClick={() => void showOlder()}>
            {loadingOlder ? t.olderComing : t.older}
          </Button>
        </div>
      )}
    </>
  )
}

/** After an order, the list is below the thanks. */
function OrdersAndOffers({ placed }: { placed: string | null }) {
  const t = useMessages(ordersMessages)
  const store = useOrders()
  return (
    <>
      {placed !== null && (
        <>
          <ThankYou id={placed} orders={store.orders} />
          <h2 className={clsx(textStyles.display, styles.listTitle)}>{t.heading}</h2>
        </>
      )}
      <GuestNotice />
      <OfferedOrders onAdded={() => void store.load()} />
      <Orders store={store} />
    </>
  )
}

export default function OrdersPage() {
  const t = useMessages(ordersMessages)
  const placed = usePlacedId()
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage, placed !== null && styles.afterOrder)}>
      {placed === null && (
        <>
          <PageTitle>{t.title}</PageTitle>
          <Breadcrumbs steps={[{ label: t.home, to: PATHS.home }, { label: t.heading }]} />
          <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{t.heading}</h1>
        </>
      )}
      <div className={styles.place}>
        <RequireSignIn waiting={<OrderLinesSkeleton />} guests="ordering">
          <OrdersAndOffers placed={placed} />
        </RequireSignIn>
      </div>
    </div>
  )
}
