import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { filsFromAed } from '@little-dunes/domain/money'
import { useEffect, useState } from 'react'
import { accountMessages } from '#account/account-messages'
import styles from '#orders/offered-orders.module.css'
import { ordersMessages } from '#orders/orders-messages'
import { formatMoney } from '#platform/amounts'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { showToast } from '#ui/toast/toast-store'

type Offered = ReplyOf<'POST /api/order/offered'>['orders'][number]

/** Guest orders with the phone of this account: the customer confirms which ones to add. */
export function OfferedOrders({ onAdded }: { onAdded(): void }) {
  const t = useMessages(ordersMessages)
  const account = useMessages(accountMessages)
  const isGuest = useSession((session) => session.guest !== null)
  const [offered, setOffered] = useState<Offered[]>([])
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (isGuest) return
    // The page works without them.
    call('POST /api/order/offered', {}).then(
      (answer) => answer.success && setOffered(answer.orders),
      () => null,
    )
  }, [isGuest])
  if (offered.length === 0) return null

  async function answer(orderId: string, isMine: boolean): Promise<void> {
    if (busy) return
    setBusy(true)
    const answered = await call('POST /api/order/offered/answer', { orderId, isMine }).catch(() => null)
    setBusy(false)
    if (!answered?.success) return showToast(answered?.message ?? t.wrong, { kind: 'error' })
    setOffered((before) => before.filter(({ _id }) => _id !== orderId))
    showToast(answered.message)
    if (isMine) onAdded()
  }

  return (
    <Callout className={styles.place}>
      <h2 className={styles.heading}>{t.offered}</h2>
      <p>{t.offeredHint}</p>
      <ul className={styles.list}>
        {offered.map(({ _id, number, date, amount }) => (
          <li key={_id} className={styles.order}>
            <span>{t.offeredOrder(number, account.shortDate(date), formatMoney(filsFromAed(amount)))}</span>
            <Button
              size="small"
              aria-label={t.addOfferedOrder(number)}
              aria-disabled={busy}
              onClick={() => void answer(_id, true)}
            >
              {t.addOffered}
            </Button>
            <Button
              size="small"
              look="outline"
              aria-label={t.declineOfferedOrder(number)}
              aria-disabled={busy}
              onClick={() => void answer(_id, false)}
            >
              {t.declineOffered}
            </Button>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
