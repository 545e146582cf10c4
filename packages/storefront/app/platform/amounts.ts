import { amountPattern } from '@little-dunes/domain/messages/write-amount'
import { type Fils, formatAmount } from '@little-dunes/domain/money'
import { PAGE_LANGUAGE } from '#platform/messages'

/** The shop's format of amounts, such as `AED #`. The browser reads it from the root of the page. */
let readPattern = (): string | undefined =>
  import.meta.env.SSR ? amountPattern(PAGE_LANGUAGE) : patternOfPage

const patternOfPage = import.meta.env.SSR ? undefined : document.documentElement.dataset.amount

/** Called once by the server, whose process may render for several shops. */
export function setPatternReader(read: () => string | undefined): void {
  readPattern = read
}

export const shownPattern = (): string => readPattern() ?? '#'

/** Adds the currency to figures, such as a range: `AED 100 to 200`. */
export const withCurrency = (figures: string): string => shownPattern().replace('#', figures)

/** `AED 129.50` in the format of the page's language. */
export const formatMoney = (amount: Fils): string => withCurrency(formatAmount(amount))

/** `AED 129`: decimals only when they are not zero. */
export const formatPrice = (amount: Fils): string => formatMoney(amount).replace('.00', '')
