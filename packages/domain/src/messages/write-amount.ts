import { dirhams } from '#messages/arabic-writing'
import type { MessagesByLanguage } from '#messages/languages'
import { type Fils, formatAed } from '#money'

/** An amount as a language writes it: `AED 452.70`, `452.70 د.إ`. */
export const writeAmount: MessagesByLanguage<(fils: Fils) => string> = { en: formatAed, ar: dirhams }
