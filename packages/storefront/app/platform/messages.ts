import { createContext, useContext } from 'react'

/**
 * Languages of the shop (D-62). Every folder has one `<folder>-messages.ts`; its catalogue holds the texts by language,
 * so a language added here is a type error wherever its texts are missing.
 */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Catalogue<Texts> = Record<Language, Texts>

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/** The language of the page; English unless the page says otherwise. */
export const LanguageContext = createContext<Language>('en')

/** The texts of a component. */
export function useMessages<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useContext(LanguageContext)]
}

/** The texts outside of components (stores, clients): in the language of the document. */
export function messagesOf<Texts>(catalogue: Catalogue<Texts>): Texts {
  const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang
  return catalogue[isLanguage(language) ? language : 'en']
}
