import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import type { RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import type { ReactNode } from 'react'
import { orderMessages as texts } from '#orders/order/order-messages'
import styles from '#orders/refund/refund-dialog.module.css'
import type { useRefund } from '#orders/refund/use-refund'
import { inAed } from '#platform/format'
import { usePermission } from '#platform/member'
import { CheckField, SelectField, TextField } from '#ui/form/field.tsx'

interface RefundChoicesProps {
  order: WholeOrder
  refund: ReturnType<typeof useRefund>
  reason: ReactNode
}

export function RefundChoices({ order, refund, reason }: RefundChoicesProps) {
  const { draft, set, isValid, goesInCash } = refund
  const mayPayBack = usePermission('cash:remit')
  return (
    <div className={styles.choices}>
      {draft.isCustomAmount && (
        <TextField
          label={texts.freeAmount}
          hint={texts.freeAmountHint(inAed(order.refundable))}
          isInAed
          inputMode="decimal"
          autoComplete="off"
          value={draft.typed}
          error={draft.typed === '' || isValid ? null : texts.wrongAmount(inAed(1), inAed(order.refundable))}
          onChange={({ target }) => set({ typed: target.value })}
        />
      )}
      {reason}
      {order.refundableDelivery > 0 && !draft.isCustomAmount && (
        <CheckField
          label={texts.withDelivery(inAed(order.refundableDelivery))}
          checked={draft.withDelivery}
          onChange={({ target }) => set({ withDelivery: target.checked })}
        />
      )}
      <CheckField
        label={texts.withEmail(order.language)}
        checked={draft.email}
        onChange={({ target }) => set({ email: target.checked })}
      />
      {order.paymentMethod !== 'credit' && (
        <SelectField
          label={texts.refundTo}
          value={draft.to}
          onChange={({ target }) => set({ to: target.value as RefundDestination })}
        >
          <option value="original">
            {texts.toOriginal(order.paymentMethod === 'cod', order.refundableOriginal < order.refundable)}
          </option>
          <option value="credit">{texts.toCredit}</option>
        </SelectField>
      )}
      {goesInCash && mayPayBack && (
        <CheckField
          label={texts.paidBackAlready}
          checked={draft.paidBack}
          onChange={({ target }) => set({ paidBack: target.checked })}
        />
      )}
    </div>
  )
}
