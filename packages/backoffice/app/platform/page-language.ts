import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'

/** Language of this build, which contains no texts of other languages (decision 049). */
export const PAGE_LANGUAGE: Language = import.meta.env.PAGE_LANGUAGE ?? FIRST_LANGUAGE
