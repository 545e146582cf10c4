import { askedLanguage } from '@little-dunes/domain/i18n/asked-language'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'
import { lazy, Suspense, useEffect, useState } from 'react'
import { localStore } from '#platform/browser-storage'
import { PAGE_LANGUAGE } from '#platform/messages'
import { LANGUAGE_OFFER_KEY } from '#shell/language/language-offer-key'

const LanguageOfferCard = lazy(() => import('#shell/language/language-offer-card.tsx'))

/** The visitor's preferred language among the shop's other languages; null once the offer was answered. */
function findPreferredLanguage(): Language | null {
  const asked = askedLanguage(navigator.languages.join(','))
  return asked === FIRST_LANGUAGE || localStore.get(LANGUAGE_OFFER_KEY) !== null ? null : asked
}

/** Offers the shop in the visitor's language, once: the address decides the language, never a header. */
export function LanguageOffer() {
  const [offered, setOffered] = useState<Language | null>(null)
  useEffect(() => {
    if (PAGE_LANGUAGE === FIRST_LANGUAGE) setOffered(findPreferredLanguage())
  }, [])
  if (!offered) return null
  return (
    <Suspense fallback={null}>
      <LanguageOfferCard language={offered} onAnswered={() => setOffered(null)} />
    </Suspense>
  )
}
