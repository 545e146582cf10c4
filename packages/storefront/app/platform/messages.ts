import {
  type Catalogue,
  FIRST_LANGUAGE,
  LANGUAGES,
  type Language,
} from '@little-dunes/domain/messages/languages'
import { createContext, useContext } from 'react'

export type { Catalogue }

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/** The language of the page; the shop's first one unless the page says otherwise. */
export const LanguageContext = createContext<Language>(FIRST_LANGUAGE)

/** The texts of a component. */
export function useMessages<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useContext(LanguageContext)]
}

/** The language outside of components: the document's. */
export function documentLanguage(): Language {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang
  return isLanguage(language) ? language : FIRST_LANGUAGE
}

/** The texts outside of components (stores, clients). */
export const messagesOf = <Texts>(catalogue: Catalogue<Texts>): Texts => catalogue[documentLanguage()]
