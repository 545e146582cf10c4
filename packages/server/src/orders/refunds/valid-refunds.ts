import type { Fils } from '@little-dunes/domain/money'
import type { ProviderRefund } from '#payments/provider'

/** A failed refund gave nothing back. */
export const validRefunds = (made: readonly ProviderRefund[]): ProviderRefund[] =>
  made.filter(({ status }) => status !== 'failed')

/** What of a refund the provider gives back, in fils: not what went to store credit. */
export const providerAmount = ({ amount, credit }: { amount: Fils; credit: Fils }): Fils => amount - credit

export const sumOf = (amounts: readonly { amount: Fils }[]): Fils =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)
