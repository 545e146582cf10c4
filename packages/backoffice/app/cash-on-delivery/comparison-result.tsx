import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { PaidOrder } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { useRef, useState } from 'react'
import { cashMessages as texts } from '#cash-on-delivery/cash-messages'
import styles from '#cash-on-delivery/comparison-result.module.css'
import { inAed } from '#platform/format'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'
import { useMutation } from '#ui/use-mutation'

type Result = ReplyOf<'POST /api/staff/cash/compare'>

interface ResultProps {
  result: Result
  fileName: string
  /** Empty for all couriers. */
  carrier: string
  onDone(): void
}

const sumAmounts = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Hidden without rows. */
function Part({ name, rows }: { name: string; rows: [key: string, about: string, figures: string][] }) {
  if (rows.length === 0) return null
  return (
    <details className={styles.part} open={rows.length <= 10}>
      <summary>
        {name} <span>{rows.length}</span>
      </summary>
      <ul>
        {rows.map(([key, about, figures]) => (
          <li key={key}>
            <bdi>{about}</bdi>
            <span>{figures}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const ofOrder = ({ id, number, amount, paid }: PaidOrder): [string, string, string] => [
  id,
  orderNumberText(number),
  paid === amount
    ? inAed(paid)
    : `${texts.owedAmount} ${inAed(amount)}${uiMessages.comma} ${texts.paid} ${inAed(paid)} (${inAed(paid - amount)})`,
]

/** Result of a comparison; books the remittance only on confirmation. */
export function ComparisonResult({ result, fileName, carrier, onDone }: ResultProps) {
  const { matched, differing, refused, missing } = result
  const { busy, change } = useMutation()
  const [withDiffering, setWithDiffering] = useState(false)
  // One id for this remittance, so that a retry books nothing twice.
  const key = useRef(crypto.randomUUID())
  const settled = withDiffering ? [...matched, ...differing] : matched
  const sum = inAed(sumAmounts(settled.map(({ paid }) => paid)))

  async function book() {
    const lines = settled.map(({ id: orderId, paid }) => ({ orderId, paid }))
    const named = { carrier, fileName: fileName.slice(0, 200), lines }
    const answer = await change('POST /api/staff/cash/remit', named, key.current)
    if (answer === null || isWireRefusal(answer)) return
    showToast(texts.booked(answer.remittance.orders, inAed(answer.remittance.paid)))
    onDone()
  }

  return (
    <div className={styles.result}>
      {matched.length + differing.length === 0 && <p>{texts.noneMatched}</p>}
      <Part name={texts.matched} rows={matched.map(ofOrder)} />
      <Part name={texts.differing} rows={differing.map(ofOrder)} />
      <Part
        name={texts.refused}
        rows={refused.map(({ line, order, amount, problem }) => [
          `${line} ${order}`,
          `${texts.line} ${line}: ${order || '–'} ${amount}`,
          texts.problems[problem],
        ])}
      />
      <Part
        name={texts.missing}
        rows={missing.map(({ id, number, amount }) => [id, orderNumberText(number), inAed(amount)])}
      />
      {differing.length > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={withDiffering}
            onChange={({ target }) => {
              setWithDiffering(target.checked)
              key.current = crypto.randomUUID()
            }}
          />
          {texts.withDiffering(differing.length)}
        </label>
      )}
      <div className={styles.actions}>
        <Button look="outline" onClick={onDone}>
          {texts.discard}
        </Button>
        {settled.length > 0 && (
          <Button busy={busy} onClick={() => void book()}>
            {texts.book(settled.length, sum)}
          </Button>
        )}
      </div>
    </div>
  )
}
