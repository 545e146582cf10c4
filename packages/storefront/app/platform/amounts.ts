import type { Fils } from '@little-dunes/domain/money'
import { messagesOf } from '#platform/messages'
import { platformMessages } from '#platform/platform-messages'

/** `AED 129.50` as the language of the page writes it. */
export const formatMoney = (amount: Fils): string => messagesOf(platformMessages).amount(amount)

/** `AED 129`: decimals only where there are any. */
export const formatPrice = (amount: Fils): string => messagesOf(platformMessages).wholeAmount(amount)
