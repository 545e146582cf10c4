import { DIRECTIONS, FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'

/** Attributes of elements with texts of the guides, which are in one language. */
export const GUIDE_LANGUAGE = { lang: FIRST_LANGUAGE, dir: DIRECTIONS[FIRST_LANGUAGE] }
