import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'

type Payments = NonNullable<WireSettings['payments']>

/** How a browser reaches a provider that takes cards in the page. */
export type InPagePayments = Payments & { publishableKey: string }

export const isInPage = (payments: Payments): payments is InPagePayments => payments.publishableKey !== null
