import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'

type Payments = NonNullable<WireSettings['payments']>

/** Settings of a provider with card fields in the page. */
export type InPagePayments = Payments & { publishableKey: string }

export const isInPage = (payments: Payments): payments is InPagePayments => payments.publishableKey !== null
