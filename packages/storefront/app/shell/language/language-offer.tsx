import { askedLanguage } from '@little-dunes/domain/messages/asked-language'
import { FIRST_LANGUAGE } from '@little-dunes/domain/messages/languages'
import { lazy, Suspense, useEffect, useState } from 'react'
import { localStore } from '#platform/browser-storage'
import { PAGE_LANGUAGE } from '#platform/messages'
import { LANGUAGE_OFFER_KEY } from '#shell/language/language-offer-key'

const LanguageOfferCard = lazy(() => import('#shell/language/language-offer-card.tsx'))

/** Whether the browser's owner reads another language of the shop first, and has not answered yet. */
const isWanted = (): boolean =>
  askedLanguage(navigator.languages.join(',')) !== FIRST_LANGUAGE &&
  localStore.get(LANGUAGE_OFFER_KEY) === null

/** Offers a reader of Arabic the Arabic shop, once: the address decides the language, never a header. */
export function LanguageOffer() {
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    setOffered(PAGE_LANGUAGE === FIRST_LANGUAGE && isWanted())
  }, [])
  if (!offered) return null
  return (
    <Suspense fallback={null}>
      <LanguageOfferCard onAnswered={() => setOffered(false)} />
    </Suspense>
  )
}
