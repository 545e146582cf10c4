import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'

/** The language of this build; it has the texts of no other (decision 049). */
export const PAGE_LANGUAGE: Language = import.meta.env.PAGE_LANGUAGE ?? FIRST_LANGUAGE
