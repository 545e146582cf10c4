import { productsMessages as texts } from '#products/products-messages'
import { uiMessages } from '#ui/ui-messages'

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: uiMessages.productStatuses,
  category: texts.categories,
}

/** The word for a value that is one of a few, such as a status; other values stay as they are. */
export const choiceWord = (field: string, value: string): string => WORDS[field]?.[value] ?? value
