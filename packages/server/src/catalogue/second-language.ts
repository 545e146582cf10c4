import type { Language } from '@little-dunes/domain/messages/languages'

/** The language that stands beside the first one in the editor and in files. */
export const SECOND_LANGUAGE = 'ar' satisfies Language
