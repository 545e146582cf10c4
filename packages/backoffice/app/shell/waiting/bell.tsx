import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { Bell as BellIcon, ChevronRight } from 'lucide'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { NEEDS_ATTENTION, PATHS } from '#shell/paths'
import { type BellWork, shellMessages as texts } from '#shell/shell-messages'
import styles from '#shell/waiting/bell.module.css'
import { shortCount, useWaitingCounts, type WaitingCounts } from '#shell/waiting/waiting-counts'
import mirrorStyles from '#ui/mirrored.module.css'

/** Failures and open conversations; the usual work is in the rail. Each links to the place where it is settled. */
const FAILED: [BellWork, string][] = [
  ['failed_payments', NEEDS_ATTENTION],
  ['failed_refunds', NEEDS_ATTENTION],
  ['missing_items', NEEDS_ATTENTION],
  ['failed_emails', `${PATHS.emails}?state=failed`],
  ['paused_webhooks', PATHS.webhooks],
]
const UNANSWERED: [BellWork, string][] = [
  ['to_check', `${PATHS.orders}?view=review`],
  ['new_returns', `${PATHS.returns}?view=new`],
  ['returns_to_check', `${PATHS.returns}?view=to_check`],
  ['to_pay_back', PATHS.cashOnDelivery],
  ['messages', PATHS.messages],
  ['to_erase', `${PATHS.customers}?view=to_erase`],
  ['questions', PATHS.questions],
]

function waiting(work: readonly [BellWork, string][], counts: WaitingCounts) {
  const items = work.flatMap(([kind, to]) => {
    const count = counts[kind] ?? 0
    return count > 0 ? [{ kind, to, count }] : []
  })
  return { items, total: items.reduce((sum, { count }) => sum + count, 0) }
}

interface GroupProps {
  name: string
  items: ReturnType<typeof waiting>['items']
  onLeave(): void
}

const Group = ({ name, items, onLeave }: GroupProps) =>
  items.length > 0 && (
    <>
      <h3>{name}</h3>
      <ul>
        {items.map(({ kind, to, count }) => (
          <li key={kind}>
            <Link to={to} onClick={onLeave}>
              {texts.bellItems[kind]}
              <b>{count}</b>
              <Icon node={ChevronRight} className={mirrorStyles.mirrored} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )

export function Bell() {
  const counts = useWaitingCounts()
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const failed = waiting(FAILED, counts)
  const unanswered = waiting(UNANSWERED, counts)
  const total = failed.total + unanswered.total
  const close = () => list.current?.hidePopover()
  return (
    <>
      <button type="button" className={styles.bell} aria-label={texts.bell(total)} popoverTarget={id}>
        <Icon node={BellIcon} />
        {total > 0 && (
          <span className={clsx(styles.total, failed.total > 0 && styles.alarming)}>{shortCount(total)}</span>
        )}
      </button>
      <nav ref={list} id={id} className={styles.list} popover="auto" aria-label={texts.bellList}>
        {total === 0 && <p>{texts.nothingWaits}</p>}
        <Group name={texts.failed} items={failed.items} onLeave={close} />
        <Group name={texts.unanswered} items={unanswered.items} onLeave={close} />
      </nav>
    </>
  )
}
