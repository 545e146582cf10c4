import type { Refusal } from '@little-dunes/domain/failures'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CartItem } from '#cart/cart-contents'
import { useCart } from '#cart/cart-store'
import { forgetCode } from '#checkout/checkout-draft'
import { checkoutMessages } from '#checkout/checkout-messages'
import { orderBody } from '#checkout/order-body'
import { isUndecided, type Order, orderDesk } from '#checkout/order-desk'
import type { PaymentState } from '#checkout/payment-state'
import { sessionStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { dismissToasts, showToast } from '#ui/toast-store'

const desk = orderDesk({ call, storage: sessionStore, newId: () => crypto.randomUUID() })

const ERROR_STAYS_MS = 6000

/** The total that the shop wants instead (D-06), in fils. */
function newTotal({ quote }: Refusal): Fils | null {
  const { amount } = (quote ?? {}) as { amount?: unknown }
  return typeof amount === 'number' ? filsFromAed(amount) : null
}

/** Asks whether the order holds its stock; the order goes on whatever the answer (STATE-23, D-42). */
async function settleStock(items: Order['items']): Promise<boolean> {
  const answer = await call('POST /api/cart/deduct-stock', { items }).catch(() => null)
  return answer?.success === true
}

/** Placing a cash order: one at a time, and what became of it. */
export function useCashOrder(state: PaymentState, refresh: () => void) {
  const t = useMessages(checkoutMessages)
  const navigate = useNavigate()
  const takeOut = useCart((cart) => cart.takeOut)
  const reloadCart = useCart((cart) => cart.reload)
  const user = useSession((session) => session.user)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [toldAmount, setToldAmount] = useState<Fils | null>(null)
  const working = useRef(false)

  async function finish(items: Order['items']): Promise<void> {
    if (!(await settleStock(items))) showToast(t.stockFailed, { kind: 'error' })
    forgetCode(sessionStore, user)
    showToast(t.placed)
    await navigate('/orders', { replace: true })
    takeOut(
      items.map(({ itemId, size, colorName, quantity }) => ({
        itemId,
        size,
        colorName,
        quantity: Number(quantity),
      })),
    )
    void reloadCart()
  }

  function explain(refused: Refusal): void {
    if (isUndecided(refused)) {
      showToast(refused.message, { kind: 'error', ms: ERROR_STAYS_MS })
      return
    }
    const amount = refused.code === 'amount_changed' ? newTotal(refused) : null
    setToldAmount(amount)
    setRefusal(amount === null ? refused : null)
    refresh()
  }

  async function place(items: readonly CartItem[], amount: Fils): Promise<void> {
    const outcome = await desk.place(orderBody(state, items, amount))
    if (outcome.kind === 'placed') return finish(outcome.items)
    if (outcome.kind === 'refused') explain(outcome.refusal)
    else showToast(t.placingFailed, { kind: 'error', ms: ERROR_STAYS_MS })
    working.current = false
    setBusy(false)
  }

  return {
    busy,
    refusal,
    toldAmount,
    confirm(items: readonly CartItem[], amount: Fils): void {
      if (working.current) return
      working.current = true
      setBusy(true)
      setRefusal(null)
      dismissToasts()
      void place(items, amount)
    },
  }
}
