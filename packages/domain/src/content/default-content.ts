import type { ContentName, ContentTexts, ContentValues } from '#content/content-items'
import { arabicFrame } from '#content/defaults/arabic-frame'
import { arabicHome } from '#content/defaults/arabic-home'
import { arabicPages } from '#content/defaults/arabic-pages'
import { englishFrame } from '#content/defaults/english-frame'
import { englishHome } from '#content/defaults/english-home'
import { englishPages } from '#content/defaults/english-pages'
import { frameLinks } from '#content/defaults/frame-links'
import { homeLinks } from '#content/defaults/home-links'
import { HOME_BLOCKS } from '#content/home-blocks'
import type { MessagesByLanguage } from '#i18n/languages'

/** Default texts of the shop. */
export const DEFAULT_TEXTS: MessagesByLanguage<{ [Name in ContentName]: ContentTexts<Name> }> = {
  en: { ...englishFrame, home: {}, ...englishHome, ...englishPages },
  ar: { ...arabicFrame, home: {}, ...arabicHome, ...arabicPages },
}

const none = {}

/** Defaults shared by all languages. */
export const DEFAULT_VALUES: { [Name in ContentName]: ContentValues<Name> } = {
  ...frameLinks,
  home: { blocks: HOME_BLOCKS.join(',') },
  ...homeLinks,
  about: none,
  help: none,
  contact: none,
  delivery: none,
  returns: none,
  sizeGuide: none,
  terms: none,
  privacy: none,
}
