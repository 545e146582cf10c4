import type { WireOrderPage } from '@little-dunes/domain/contract/orders/order-page-calls'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { OrderLinesSkeleton } from '#account/order-lines-skeleton.tsx'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import { AddressCard } from '#orders/page/address-card.tsx'
import { NotifyCard } from '#orders/page/notify/notify-card.tsx'
import { OrderItems } from '#orders/page/order-items.tsx'
import styles from '#orders/page/order-page.module.css'
import { orderPageMessages } from '#orders/page/order-page-messages'
import { OrderProgress } from '#orders/page/order-progress.tsx'
import { HelpCard, NotesCard, PaymentCard } from '#orders/page/order-side.tsx'
import { OrderTotals } from '#orders/page/order-totals.tsx'
import { type OrderPageProblem, useOrderLinkKey, useOrderPage } from '#orders/page/use-order-page'
import { ReturnsCard } from '#orders/return/returns-card.tsx'
import { useParams } from '#platform/address/address'
import { call } from '#platform/client'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { sessionToken } from '#platform/session'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'
import { TryAgain } from '#ui/try-again.tsx'

function NoOrder({ missing, onTry }: { missing: OrderPageProblem; onTry(): void }) {
  const t = useMessages(orderPageMessages)
  if (missing === 'failed')
    return <TryAgain text={t.failed} hint={t.failedHint} action={t.tryAgain} onTry={onTry} />
  const isEnded = missing === 'link_ended'
  return (
    <div className={emptyStateStyles.state}>
      <h2 className={textStyles.display}>{isEnded ? t.linkEnded : t.notFound}</h2>
      <p>{isEnded ? t.linkEndedHint : t.notFoundHint}</p>
      <ButtonLink to={PATHS.orders}>{t.toOrders}</ButtonLink>
      <ButtonLink look="outline" to={PATHS.trackOrder}>
        {t.track}
      </ButtonLink>
    </div>
  )
}

interface OrderPartsProps {
  page: WireOrderPage
  /** Opens the order without an account. */
  orderKey: string | null
  onCancel: (() => void) | undefined
  onChanged(): Promise<void>
}

function OrderParts({ page, orderKey, onCancel, onChanged }: OrderPartsProps) {
  const t = useMessages(orderPageMessages)
  const { order, steps, parcel, documents, notes } = page
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <p className={styles.placed}>{t.placed(order.date, units)}</p>
      <OrderProgress
        steps={steps}
        parcel={parcel}
        method={t.methods[order.shippingMethod]}
        estimatedDay={page.estimatedDay}
      />
      <div className={styles.columns}>
        <div>
          {notes.length > 0 && <NotesCard notes={notes} />}
          <OrderItems items={order.items} mayReview={order.status === 'Delivered'} />
          {order.status === 'Delivered' && <ReturnsCard number={order.number} />}
          <HelpCard order={order} onCancel={onCancel} />
        </div>
        <aside className={styles.side}>
          <OrderTotals page={page} />
          {page.belongsToCaller && page.pushKey && (
            <NotifyCard page={page} pushKey={page.pushKey} orderKey={orderKey} />
          )}
          <AddressCard page={page} orderKey={orderKey} onChanged={onChanged} />
          <PaymentCard order={order} documents={documents} orderKey={orderKey} />
        </aside>
      </div>
    </>
  )
}

/**
 * Cancelling is immediate, without a confirmation (D-48): for the customer, and for guests with the link of an email.
 */
function Order() {
  const t = useMessages(orderPageMessages)
  const { number, page, missing, key, load } = useOrderPage()

  async function cancel(orderId: string): Promise<void> {
    const answer = await (key === null
      ? call('POST /api/order/cancel', { orderId })
      : call('POST /api/order/cancel-linked', { number, key })
    ).catch(() => null)
    if (answer?.success) showToast(t.cancelled)
    else if (sessionToken() || key !== null) showToast(t.wrong, { kind: 'error' })
    await load()
  }

  if (page) {
    const { _id } = page.order
    const onCancel = page.belongsToCaller ? () => void cancel(_id) : undefined
    return <OrderParts page={page} orderKey={key} onCancel={onCancel} onChanged={load} />
  }
  return missing ? <NoOrder missing={missing} onTry={() => void load()} /> : <OrderLinesSkeleton />
}

/** One order (D-76), for the customer or with the link of an email. */
export default function OrderPage() {
  const t = useMessages(orderPageMessages)
  const { number = '' } = useParams()
  const key = useOrderLinkKey()
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage, styles.page)}>
      <PageTitle>{t.title(number)}</PageTitle>
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        steps={[{ label: t.home, to: PATHS.home }, { label: t.orders, to: PATHS.orders }, { label: number }]}
      />
      <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{t.heading(number)}</h1>
      {key === null ? (
        <RequireSignIn waiting={<OrderLinesSkeleton />} guests="ordering">
          <Order />
        </RequireSignIn>
      ) : (
        <Order />
      )}
    </div>
  )
}
