import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { reasonIn } from '@little-dunes/domain/messages/tax-documents/refund-reasons'
import { isUndoneDelivery } from '@little-dunes/domain/orders/order-lifecycle'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { cardName } from '#orders/order/card-name'
import { orderMessages as texts } from '#orders/order/order-messages'
import { formatDay, inAed } from '#platform/format'
import { PAGE_LANGUAGE } from '#platform/page-language'
import { uiMessages } from '#ui/ui-messages'

export const HAPPENING_KINDS = ['order', 'payment', 'email'] as const
type HappeningKind = (typeof HAPPENING_KINDS)[number]

/** An event of an order, in words. */
interface Happening {
  key: string
  kind: HappeningKind
  at: number
  title: string
  details: string[]
  /** Email of the team member in the details; null without one. */
  email: string | null
}

const { orderStatuses: statuses } = uiMessages

/** Reasons that the shop stores with status changes. */
const REASONS: Record<string, string> = {
  refused: texts.refusedAtDoor,
  phone: texts.takenByPhone,
  not_confirmed: texts.notConfirmed,
}

interface Acted {
  actor: string
  actorName: string
}

/** 'by Huda', 'by the customer'. */
export const byWhom = ({ actor, actorName }: Acted): string =>
  actor === 'customer' ? texts.byCustomer : actor === 'system' ? texts.bySystem : texts.by(actorName)

export const getEmail = ({ actor }: Acted): string | null => (actor.includes('@') ? actor : null)

export const formatReason = ({
  returnNumber,
  reason,
}: Pick<WholeOrder['refunds'][number], 'returnNumber' | 'reason'>): string | null =>
  returnNumber === null
    ? reason && reasonIn(PAGE_LANGUAGE, reason)
    : texts.refundOfReturn(returnNumberText(returnNumber))

const formatState = ({ doneAt, error, toPayBack }: WholeOrder['refunds'][number]): string | null => {
  if (doneAt === null) return error === null ? texts.refundQueued : texts.refundFails(error)
  return toPayBack ? texts.refundToPayBack : null
}

/** 'paid back on 28 Nov by Sara', with the way of payment. */
export const formatCashRefund = ({ paidBack }: Pick<WholeOrder['refunds'][number], 'paidBack'>): string[] =>
  paidBack
    ? [texts.paidBackBy(formatDay(paidBack.at), paidBack.actorName), paidBack.note].filter(Boolean)
    : []

/** Cash refunds are paid by hand, so the text says so. */
function formatMethod(
  { amount, credit }: WholeOrder['refunds'][number],
  { paymentMethod }: PaymentFacts,
): string {
  const isCash = paymentMethod === 'cod'
  if (credit === amount) return texts.backToCredit
  if (credit > 0) return texts.toOriginal(isCash, true)
  return isCash ? texts.backInCash : texts.backToCard
}

const listDetails = ({ delivery, restocked }: WholeOrder['refunds'][number]): (string | null)[] => [
  delivery > 0 ? texts.refundOfDelivery(inAed(delivery)) : null,
  restocked > 0 ? texts.refundRestocked(restocked) : null,
]

const present = (details: (string | null)[]): string[] => details.filter((detail) => detail !== null)

type PaymentFacts = Pick<
  WholeOrder,
  'paymentMethod' | 'paymentStartedAt' | 'paidAt' | 'paymentId' | 'card' | 'receivedOriginal'
>
export type HistoryFacts = PaymentFacts &
  Pick<WholeOrder, 'events' | 'refunds' | 'edits' | 'notes' | 'emails'>

function emailState({ hasFailed, sentAt, error }: WholeOrder['emails'][number]): string {
  if (hasFailed) return texts.emailFailed(error ?? '')
  return sentAt === null ? texts.emailWaits : texts.emailSent
}

function paymentEvents({
  paymentStartedAt,
  paidAt,
  paymentId,
  card,
  receivedOriginal,
}: PaymentFacts): Happening[] {
  const about = { kind: 'payment' as const, email: null }
  const began =
    paymentStartedAt === null
      ? []
      : [{ at: paymentStartedAt, title: texts.paymentBegun, details: present([paymentId]) }]
  const paid =
    paidAt === null
      ? []
      : [
          {
            at: paidAt,
            title: texts.cardPaid(inAed(receivedOriginal)),
            details: present([cardName(card), paymentId]),
          },
        ]
  return [...began, ...paid].map((one) => ({ ...one, ...about, key: `payment ${one.at} ${one.title}` }))
}

/** Status changes, payments, refunds, edits, notes and emails in one list, newest first. */
export function buildHistory({
  events,
  refunds,
  edits,
  notes,
  emails,
  ...payment
}: HistoryFacts): Happening[] {
  const moves = events.map((event, place) => ({
    key: `move ${events.length - place}`,
    kind: 'order' as const,
    at: event.at,
    title: isUndoneDelivery(event)
      ? texts.undoneDelivery
      : (REASONS[event.reason ?? ''] ?? statuses[event.to]),
    details: present([byWhom(event), REASONS[event.reason ?? ''] ? null : event.reason]),
    email: getEmail(event),
  }))
  const refundEvents = refunds.map((refund) => ({
    key: refund.id,
    kind: 'payment' as const,
    at: refund.at,
    title: texts.refundLabel(inAed(refund.amount)),
    details: present([
      byWhom(refund),
      formatMethod(refund, payment),
      formatReason(refund),
      ...listDetails(refund),
      formatState(refund),
      ...formatCashRefund(refund),
    ]),
    email: getEmail(refund),
  }))
  const noteEvents = notes.map(({ id, at, author, text, isForCustomer }) => ({
    key: id,
    kind: 'order' as const,
    at,
    title: isForCustomer ? texts.noteToCustomer(author) : texts.noteBy(author),
    details: [text],
    email: null,
  }))
  const editEvents = edits.map((edit) => ({
    key: `edit ${edit.at}`,
    kind: 'order' as const,
    at: edit.at,
    title: texts.linesChanged(inAed(edit.amountBefore), inAed(edit.amountAfter)),
    details: [...edit.changes.map(texts.lineChanged), byWhom(edit)],
    email: getEmail(edit),
  }))
  const emailEvents = emails.map((email) => ({
    key: email.id,
    kind: 'email' as const,
    at: email.at,
    title: texts.emailTitle(texts.emails[email.kind] ?? email.kind),
    details: [email.to, emailState(email)],
    email: null,
  }))
  return [
    ...moves,
    ...paymentEvents(payment),
    ...refundEvents,
    ...editEvents,
    ...noteEvents,
    ...emailEvents,
  ].toSorted((a, b) => b.at - a.at)
}
