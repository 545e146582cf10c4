import type { ContentName, ContentTexts } from '#content/content-items'
import { arabicPages } from '#content/defaults/arabic-pages'
import { englishPages } from '#content/defaults/english-pages'
import type { MessagesByLanguage } from '#messages/languages'

/** What the shop shows before anybody has changed it. */
export const DEFAULT_CONTENT: MessagesByLanguage<{ [Name in ContentName]: ContentTexts<Name> }> = {
  en: englishPages,
  ar: arabicPages,
}
