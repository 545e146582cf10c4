import type { WholeReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { canTransitionReturn } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { type FormEvent, useState } from 'react'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { inAed } from '#platform/format'
import { usePermission } from '#platform/member'
import { ConditionFields, useConditions } from '#returns/return/condition-fields.tsx'
import { RefundFields, useReturnRefund } from '#returns/return/refund-fields.tsx'
import { ExchangeSums, RefundSums } from '#returns/return/return-sums.tsx'
import styles from '#returns/return/settle-form.module.css'
import { returnsMessages as texts } from '#returns/returns-messages'
import { Button } from '#ui/button.tsx'
import { commaList } from '#ui/display/comma-list'
import { sizeName } from '#ui/display/size-name'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useRequestKey } from '#ui/use-request-key'

export const settleTitle = ({ status, resolution }: WholeReturn): string =>
  canTransitionReturn(status, 'checked')
    ? texts.condition
    : resolution === 'exchange'
      ? texts.wishes.exchange
      : texts.amounts

/** True if the role can do any step of the form. */
export function useMaySettle({ status }: WholeReturn): boolean {
  const [mayCheck, mayRefund, maySend] = [
    usePermission('orders:pack'),
    usePermission('orders:refund'),
    usePermission('orders:ship'),
  ]
  return canTransitionReturn(status, 'checked')
    ? mayCheck
    : canTransitionReturn(status, 'refunded') && (mayRefund || maySend)
}

/** Condition of each unit, the customer's refund or exchange, and one button for both. */
export function SettleForm({ one }: { one: WholeReturn }) {
  const { busy, change } = useOrderMutation()
  const [mayRefund, maySend] = [usePermission('orders:refund'), usePermission('orders:ship')]
  const conditions = useConditions(one)
  const [isAsked, setAsked] = useState(false)
  const [isInstead, setInstead] = useState(false)
  const refund = useReturnRefund(one)
  const { amount, isValid } = refund
  const request = useRequestKey()
  const isToCheck = canTransitionReturn(one.status, 'checked')
  const isExchange = one.resolution === 'exchange' && !isInstead
  const maySettle = isExchange ? maySend : mayRefund

  const exchangeText = isToCheck
    ? texts.checkAndSend(commaList(one.lines.flatMap(({ newSize }) => (newSize ? [sizeName(newSize)] : []))))
    : texts.exchange
  const refundText = (isToCheck ? texts.checkAndRefund : texts.refundAmount)(inAed(amount))
  const settleText = isExchange ? exchangeText : refundText

  async function check(): Promise<boolean> {
    setAsked(true)
    if (conditions.open > 0) return false
    return change('POST /api/staff/return/check', { returnId: one.id, lines: conditions.lines })
  }

  async function refundReturn() {
    const input = { returnId: one.id, ...refund.terms, ...(isInstead && { instead: true }) }
    if (await change('POST /api/staff/return/refund', input, request.keyFor(input)))
      showToast(texts.refundMade(inAed(amount)))
  }

  async function settle() {
    if (isToCheck && !(await check())) return
    if (!isExchange) return refundReturn()
    if (await change('POST /api/staff/return/exchange', { returnId: one.id })) showToast(texts.exchanged)
  }

  /** Enter in a field only saves the conditions: refunds need a click on their button. */
  async function checkAlone(event: FormEvent) {
    event.preventDefault()
    if (!isToCheck) return
    if (await check()) showToast(texts.checked)
  }

  return (
    <form className={styles.settle} onSubmit={checkAlone} noValidate>
      {isToCheck && <ConditionFields {...conditions} />}
      {isExchange ? (
        <ExchangeSums one={one} />
      ) : (
        <>
          <RefundSums one={one} />
          {mayRefund && <RefundFields one={one} {...refund} />}
        </>
      )}
      {isAsked && conditions.open > 0 && isToCheck && (
        <InlineAlert kind="error">{texts.conditionNeeded}</InlineAlert>
      )}
      <div className={styles.actions}>
        {maySettle && (
          <Button busy={busy} disabled={!isExchange && !isValid} onClick={() => void settle()}>
            {settleText}
          </Button>
        )}
        {isToCheck && (
          <Button look={maySettle ? 'outline' : 'filled'} type="submit" busy={busy}>
            {texts.check}
          </Button>
        )}
        {one.resolution === 'exchange' && mayRefund && (
          <Button look="outline" onClick={() => setInstead(!isInstead)}>
            {isInstead ? texts.exchangeAfterAll : texts.refundInstead}
          </Button>
        )}
        {isToCheck && (
          <p role="status" className={styles.warning}>
            {conditions.open < conditions.units.length && texts.checkSum(conditions.toStock, conditions.gone)}
          </p>
        )}
      </div>
    </form>
  )
}
