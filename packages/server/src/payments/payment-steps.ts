/**
 * The steps of a card payment between which the shop may be killed without harm, in the order in which they usually
 * happen. `… written` is inside the transaction, before its commit; all others are between two of them.
 */
export const PAYMENT_STEPS = [
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
  'look back taken up',
  'cancel written',
  'cancel committed',
  'refund claimed',
  'refund requested',
  'refund stored',
] as const
export type PaymentStep = (typeof PAYMENT_STEPS)[number]
