/**
 * Points of a card payment at which tests kill the process, in their usual order. `… written` is inside a transaction,
 * before its commit; all others are between two transactions.
 */
export const CARD_FAILPOINTS = [
  'order written',
  'order committed',
  'payment started',
  'payment stored',
  'event verified',
  'event stored',
  'event claimed',
  'payment looked up',
  'payment completed written',
  'payment completed',
  'event processed',
  'payment closed',
  'expiry written',
  'expiry committed',
  'recheck claimed',
  'cancel written',
  'cancel committed',
  'refund claimed',
  'refund requested',
  'refund stored',
] as const

/**
 * Points of a delivery: between the delivery of a cash order and its invoice, after the invoice has its number, and
 * before the answer.
 */
export const DELIVERY_FAILPOINTS = ['delivery written', 'tax document written', 'delivery committed'] as const

/** Points of an email: before it is sent, before the shop records that it was sent, and afterwards. */
export const EMAIL_FAILPOINTS = ['email claimed', 'email sent', 'email noted'] as const

/** Points of an outgoing webhook: before it is sent, and before the shop records that it was sent. */
export const WEBHOOK_FAILPOINTS = ['webhook claimed', 'webhook sent'] as const

declare module '#shop' {
  interface Shop {
    /** Marks a point of a card payment at which tests kill the process. */
    failpoint(name: Failpoint): void
  }
}

export const FAILPOINTS = [...CARD_FAILPOINTS, ...DELIVERY_FAILPOINTS, ...EMAIL_FAILPOINTS] as const
export type Failpoint = (typeof FAILPOINTS)[number] | (typeof WEBHOOK_FAILPOINTS)[number]
