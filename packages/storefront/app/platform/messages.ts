import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'

/** Each language has its own build of the pages, with the texts of no other (decision 029). */
export const PAGE_LANGUAGE: Language = import.meta.env.PAGE_LANGUAGE ?? FIRST_LANGUAGE

/** The texts of a component, which the build has taken from the files of its language. */
export const useMessages = <Texts>(texts: Texts): Texts => texts

/** The texts outside of components (stores, clients). */
export const getMessages = <Texts>(texts: Texts): Texts => texts
