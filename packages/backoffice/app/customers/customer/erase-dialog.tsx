import type { WholeCustomer } from '@little-dunes/domain/contract/customers/customer-fields'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { customerMessages as texts } from '#customers/customer/customer-messages'
import { call } from '#platform/client'
import { Dialog } from '#ui/dialog.tsx'
import { commaList } from '#ui/display/comma-list'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { showError, showToast } from '#ui/toast/toast-store'

/** Numbers of the orders that prevent the deletion of a customer. */
const numbersIn = ({ orders }: WireRefusal): string =>
  Array.isArray(orders) ? commaList(orders.map((number) => orderNumberText(Number(number)))) : ''

/** Lists deleted and remaining data, or the reason why deletion is impossible. */
export function EraseDialog({ customer, onClose }: { customer: WholeCustomer; onClose(): void }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<WireRefusal | null>(null)

  async function erase() {
    setBusy(true)
    try {
      const answer = await call('POST /api/staff/customer/erase', { customerId: customer.id })
      if (isWireRefusal(answer)) return setRefusal(answer)
      showToast(texts.erasedNow)
      onClose()
      await revalidate()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.eraseTitle(customer.name)}
      cancel={texts.keep}
      action={{ label: texts.eraseName(customer.name), look: 'danger', busy, onClick: erase }}
    >
      <p>{texts.eraseText}</p>
      {refusal && (
        <InlineAlert kind="error">
          <p>{refusal.message}</p>
          {numbersIn(refusal) !== '' && (
            <p>
              {texts.unfinished} {numbersIn(refusal)}
            </p>
          )}
        </InlineAlert>
      )}
    </Dialog>
  )
}
