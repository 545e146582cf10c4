import type { MessagesByLanguage } from '#i18n/languages'
import { arabicAmount } from '#messages/amount-in-words/arabic-amount'
import { englishAmount } from '#messages/amount-in-words/english-amount'
import { type Fils, LARGEST_AMOUNT } from '#money'

const written =
  (write: (dirhams: number, fils: number) => string) =>
  (amount: Fils): string => {
    if (!Number.isInteger(amount) || amount < 0 || amount > LARGEST_AMOUNT)
      throw new RangeError(`Cannot write ${amount} fils in words`)
    return write(Math.floor(amount / 100), amount % 100)
  }

/** An amount in words, for documents. @throws RangeError for an amount that is negative or above the maximum */
export const amountInWords: MessagesByLanguage<(amount: Fils) => string> = {
  en: written(englishAmount),
  ar: written(arabicAmount),
}
