import type { WholeReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { aedFromFils } from '@little-dunes/domain/money'
import type { RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import { useState } from 'react'
import { orderMessages } from '#orders/order/order-messages'
import { usePermission } from '#platform/member'
import { typedFils } from '#platform/typed-fils'
import styles from '#returns/return/settle-form.module.css'
import { returnsMessages as texts } from '#returns/returns-messages'
import { CheckField, SelectField, TextField } from '#ui/form/field.tsx'

export function useReturnRefund(one: WholeReturn) {
  const [text, setText] = useState(aedFromFils(one.refund.amount).toFixed(2))
  const [to, setTo] = useState<RefundDestination>(one.paymentMethod === 'credit' ? 'credit' : one.refundTo)
  const [paidBack, setPaidBack] = useState(false)
  const amount = typedFils(text)
  const goesInCash = one.paymentMethod === 'cod' && to === 'original'
  return {
    ...{ text, setText, to, setTo, paidBack, setPaidBack, goesInCash },
    /** In fils. */
    amount,
    isValid: amount > 0 && amount <= one.refundable,
    /** For the call, in AED. */
    terms: { amount: aedFromFils(amount), to, ...(goesInCash && { paidBack }) },
  }
}

interface RefundFieldsProps extends ReturnType<typeof useReturnRefund> {
  one: WholeReturn
}

export function RefundFields({ one, ...refund }: RefundFieldsProps) {
  const { text, setText, to, setTo, paidBack, setPaidBack, goesInCash, isValid } = refund
  const mayPayBack = usePermission('cash:remit')
  return (
    <>
      <TextField
        label={texts.amount}
        isInAed
        inputMode="decimal"
        value={text}
        error={isValid ? null : texts.wrongAmount}
        onChange={({ target }) => setText(target.value)}
      />
      {one.paymentMethod !== 'credit' && (
        <SelectField
          label={texts.refundTo}
          hint={one.refundTo === 'credit' ? texts.wantsCredit : undefined}
          value={to}
          onChange={({ target }) => setTo(target.value as RefundDestination)}
        >
          <option value="original">{texts.money[one.paymentMethod]}</option>
          <option value="credit">{texts.money.credit}</option>
        </SelectField>
      )}
      {goesInCash && mayPayBack && (
        <CheckField
          label={orderMessages.paidBackAlready}
          checked={paidBack}
          onChange={({ target }) => setPaidBack(target.checked)}
        />
      )}
      <p className={styles.warning}>{texts.refundWarning}</p>
    </>
  )
}
