import { Icon, type IconNode } from '@little-dunes/design/icon.tsx'
import type { FailedTask, FailedTaskKind } from '@little-dunes/domain/contract/home/home-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { CreditCard, MailX, PackageX, Undo2 } from 'lucide'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import styles from '#home/failed-tasks-card.module.css'
import { homeMessages as texts } from '#home/home-messages'
import { OrderLink } from '#orders/order-link.tsx'
import { call } from '#platform/client'
import { formatDateTime, inAed } from '#platform/format'
import { NEEDS_ATTENTION_ID } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { showError, showToast } from '#ui/toast/toast-store'

const ICONS: Record<FailedTaskKind, IconNode> = {
  payment: CreditCard,
  refund: Undo2,
  email: MailX,
  missing_item: PackageX,
}

function ProblemItem({ problem: { kind, id, at, order, amount, to, error } }: { problem: FailedTask }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function tryAgain() {
    setBusy(true)
    try {
      const answer = await call('POST /api/staff/problems/retry', { kind, id })
      if (isWireRefusal(answer)) showError(answer.message)
      else showToast(kind === 'missing_item' ? texts.settled : texts.triedAgain)
      await revalidate()
    } finally {
      setBusy(false)
    }
  }

  return (
    <li className={styles.problem}>
      <Icon node={ICONS[kind]} />
      <div>
        <b>{texts.problems[kind]}</b>
        <small>
          {order && <OrderLink order={order} />}
          {[to, amount === null ? null : inAed(amount), formatDateTime(at)]
            .filter((fact) => fact !== null)
            .map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
        </small>
        {error && <small>{error}</small>}
        <Button look="outline" size="small" busy={busy} onClick={() => tryAgain().catch(showError)}>
          {kind === 'missing_item' ? texts.settle : texts.tryAgain}
        </Button>
      </div>
    </li>
  )
}

export const FailedTasksCard = ({ problems }: { problems: FailedTask[] }) => (
  <div id={NEEDS_ATTENTION_ID} className={styles.target}>
    <Card title={texts.needsYou}>
      {problems.length === 0 ? (
        <p className={styles.empty}>{texts.allWell}</p>
      ) : (
        <ul>
          {problems.map((problem) => (
            <ProblemItem key={`${problem.kind} ${problem.id}`} problem={problem} />
          ))}
        </ul>
      )}
    </Card>
  </div>
)
