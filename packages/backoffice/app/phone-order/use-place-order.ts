import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { type AddressErrors, toAddressErrors } from '#orders/address/address-fields.tsx'
import { type PhoneOrderDraft, quoteInput } from '#phone-order/phone-order-draft'
import { phoneOrderMessages as texts } from '#phone-order/phone-order-messages'
import { showError } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

export type Placed = ReplyOf<'POST /api/staff/phone-order/place'>

/** Places the draft at the shown price. Calls `onMoved` when prices, stock or limits have changed. */
export function usePlaceOrder(onMoved: () => void) {
  const { busy, change } = useMutation()
  const [placed, setPlaced] = useState<Placed | null>(null)
  const [errors, setErrors] = useState<AddressErrors>({})
  // A retry after a lost answer is the same order.
  const [key, setKey] = useState(() => crypto.randomUUID())

  function show(refusal: WireRefusal) {
    if (refusal.code === 'invalid_form') setErrors(toAddressErrors(refusal.fields))
    else if (refusal.field === 'email') setErrors({ email: texts.emailTaken })
    else {
      if (refusal.code === 'amount_changed') showError(texts.priceMoved)
      onMoved()
    }
  }

  async function place(draft: PhoneOrderDraft, amount: number) {
    const input = quoteInput(draft)
    const { caller, address, language, mayExceedLimits } = draft
    if (!input || !caller) return
    const order = { ...input, phone: caller.phone, address, language, mayExceedLimits, amount: amount / 100 }
    const answer = await change('POST /api/staff/phone-order/place', order, key)
    if (answer === null) return
    if (isWireRefusal(answer)) return show(answer)
    setPlaced(answer)
    setErrors({})
    setKey(crypto.randomUUID())
  }

  return { busy, placed, errors, setErrors, place, forget: () => setPlaced(null) }
}
