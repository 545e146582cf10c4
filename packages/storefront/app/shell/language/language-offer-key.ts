import { localStore } from '#platform/browser-storage'

/** Key in local storage: set once the visitor chose a language or declined the offer of the other one. */
export const LANGUAGE_OFFER_KEY = 'languageOffer'

export const rememberLanguageChoice = (): void => localStore.set(LANGUAGE_OFFER_KEY, 'answered')
