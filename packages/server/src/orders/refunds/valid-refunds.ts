import type { Fils } from '@little-dunes/domain/money'
import type { ProviderRefund } from '#payments/provider'

/** A failed refund returned no money. */
export const validRefunds = (made: readonly ProviderRefund[]): ProviderRefund[] =>
  made.filter(({ status }) => status !== 'failed')

/** Part of a refund that the provider pays, in fils, without store credit. */
export const providerAmount = ({ amount, credit }: { amount: Fils; credit: Fils }): Fils => amount - credit

export const sumAmounts = (amounts: readonly { amount: Fils }[]): Fils =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)
