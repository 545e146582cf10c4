import { productsMessages as texts } from '#products/products-messages'
import { uiMessages } from '#ui/ui-messages'

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: uiMessages.productStatuses,
  category: texts.categories,
}

/** Text of a fixed value, such as a status; other values are returned unchanged. */
export const choiceWord = (field: string, value: string): string => WORDS[field]?.[value] ?? value
