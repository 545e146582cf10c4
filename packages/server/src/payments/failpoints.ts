/**
 * Points of a card payment at which tests end the process, in their usual order. `… written` is inside a transaction,
 * before its commit; all others are between two transactions.
 */
export const FAILPOINTS = [
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
export type Failpoint = (typeof FAILPOINTS)[number]
