import type { WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'
import { orderMessages as texts } from '#orders/order/order-messages'
import { ordersMessages } from '#orders/orders-messages'
import { inAed } from '#platform/format'

/** Something that happened to an order, in words. */
interface Happening {
  key: string
  at: number
  title: string
  detail: string
}

const { statuses } = ordersMessages

/** Reasons that the shop itself keeps with a move, in words. */
const REASONS: Record<string, string> = { refused: texts.refusedAtDoor, phone: texts.takenByPhone }

const byWhom = (actor: string): string =>
  actor === 'shopper' ? texts.byShopper : actor === 'system' ? texts.bySystem : texts.by(actor)

/** Moves, refunds, edits and notes in one row, newest first. */
export function historyOf({
  events,
  refunds,
  edits,
  notes,
}: Pick<WholeOrder, 'events' | 'refunds' | 'edits' | 'notes'>): Happening[] {
  const moves = events.map(({ at, actor, to, reason }, place) => ({
    key: `move ${events.length - place}`,
    at,
    title: REASONS[reason ?? ''] ?? statuses[to],
    detail: [byWhom(actor), REASONS[reason ?? ''] ? null : reason].filter(Boolean).join(' · '),
  }))
  const refundEvents = refunds.map(({ id, at, amount, actor, reason, doneAt, error }) => ({
    key: id,
    at,
    title: texts.refundOf(inAed(amount)),
    detail: [byWhom(actor), reason, doneAt === null ? (error ?? texts.refundQueued) : null]
      .filter(Boolean)
      .join(' · '),
  }))
  const noteEvents = notes.map(({ id, at, author, text, isForShopper }) => ({
    key: id,
    at,
    title: isForShopper ? texts.noteToShopper(author) : texts.noteBy(author),
    detail: text,
  }))
  const editEvents = edits.map(({ at, actor, amountBefore, amountAfter, changes }) => ({
    key: `edit ${at}`,
    at,
    title: texts.linesChanged(inAed(amountBefore), inAed(amountAfter)),
    detail: [
      ...changes.map(({ name, colour, size, from, to }) => `${name}, ${colour}, ${size}: ${from} → ${to}`),
      byWhom(actor),
    ].join(' · '),
  }))
  return [...moves, ...refundEvents, ...editEvents, ...noteEvents].toSorted((a, b) => b.at - a.at)
}
