import { uiMessages } from '#ui/ui-messages'

/** 'Boys, Girls', with the comma of the page's language. */
export const commaList = (words: readonly string[]): string => words.join(`${uiMessages.comma} `)
