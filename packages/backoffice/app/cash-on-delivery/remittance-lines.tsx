import type { PaidOrder } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type SyntheticEvent, useState } from 'react'
import { cashMessages as texts } from '#cash-on-delivery/cash-messages'
import styles from '#cash-on-delivery/remittances-card.module.css'
import { OrderLink } from '#orders/order-link.tsx'
import { call } from '#platform/client'
import { inAed } from '#platform/format'
import { showError } from '#ui/toast/toast-store'

/** Orders of a remittance, loaded when they are opened. */
export function RemittanceLines({ remittanceId }: { remittanceId: string }) {
  const [lines, setLines] = useState<PaidOrder[] | null>(null)

  async function read() {
    const answer = await call('GET /api/staff/cash/remittance', { remittanceId })
    if (isWireRefusal(answer)) showError(answer.message)
    else setLines(answer.lines)
  }

  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open && lines === null) read().catch(showError)
  }

  return (
    <details className={styles.lines} onToggle={toggle}>
      <summary>{texts.ordersOfIt}</summary>
      <ul aria-busy={lines === null}>
        {lines?.map(({ id, number, amount, paid }) => (
          <li key={id}>
            <OrderLink order={{ id, number }} />
            <span>{paid === amount ? inAed(paid) : texts.paidLabel(inAed(paid), inAed(amount))}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
