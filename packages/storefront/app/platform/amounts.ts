import { amountPattern } from '@little-dunes/domain/messages/write-amount'
import { type Fils, formatAmount } from '@little-dunes/domain/money'
import { PAGE_LANGUAGE } from '#platform/messages'

/** How the shop writes amounts, `AED #`: in the browser as the root of the page says. */
let readPattern = (): string | undefined =>
  import.meta.env.SSR ? amountPattern(PAGE_LANGUAGE) : patternOfPage

const patternOfPage = import.meta.env.SSR ? undefined : document.documentElement.dataset.amount

/** Called by the server once: its process may render for several shops. */
export function setPatternReader(read: () => string | undefined): void {
  readPattern = read
}

export const shownPattern = (): string => readPattern() ?? '#'

/** Figures of one currency, such as a range: `AED 100 to 200`. */
export const withCurrency = (figures: string): string => shownPattern().replace('#', figures)

/** `AED 129.50` as the language of the page writes it. */
export const formatMoney = (amount: Fils): string => withCurrency(formatAmount(amount))

/** `AED 129`: decimals only where there are any. */
export const formatPrice = (amount: Fils): string => formatMoney(amount).replace('.00', '')
