import type { Language } from '@little-dunes/domain/i18n/languages'

/** The language beside the first one in the editor and in files. */
export const SECOND_LANGUAGE = 'ar' satisfies Language
