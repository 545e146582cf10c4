import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { languagePath, listPath, PATHS } from '@little-dunes/domain/paths'
import { PAGE_LANGUAGE } from '#platform/messages'
import { returnPolicy } from '#platform/structured-data/return-policy'

/** What machines know the shop by, on every page that names it. */
export const shopId = (publicUrl: string | null): string => `${publicUrl ?? ''}/#shop`

/** schema.org/OnlineStore, as its settings have it; an empty contact is left out. */
function onlineStore(settings: WireSettings, publicUrl: string | null): object {
  const { shopName, supportEmail, phone, social } = settings
  const pages = Object.values(social).filter(Boolean)
  return {
    '@type': 'OnlineStore',
    '@id': shopId(publicUrl),
    name: shopName,
    url: `${publicUrl ?? ''}/`,
    logo: `${publicUrl ?? ''}/favicon-512.png`,
    ...(supportEmail && { email: supportEmail }),
    ...(phone && { telephone: phone }),
    ...((supportEmail || phone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        areaServed: 'AE',
        availableLanguage: [...LANGUAGES],
        ...(supportEmail && { email: supportEmail }),
        ...(phone && { telephone: phone }),
      },
    }),
    ...(pages.length > 0 && { sameAs: pages }),
    hasMerchantReturnPolicy: returnPolicy(settings, publicUrl),
  }
}

/** Filled in by who searches: braces must stay as they are. */
const TERM = '{search_term_string}'

/** schema.org/WebSite with the way to search in it. */
function webSite({ shopName }: WireSettings, publicUrl: string | null): object {
  const at = (path: string) => (publicUrl ?? '') + languagePath(PAGE_LANGUAGE, path)
  return {
    '@type': 'WebSite',
    name: shopName,
    url: at(PATHS.home),
    inLanguage: `${PAGE_LANGUAGE}-AE`,
    publisher: { '@id': shopId(publicUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: at(listPath({ search: '' })) + TERM },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** Who sells here, and how to search: what the home page says to machines. */
export const shopJsonLd = (settings: WireSettings, publicUrl: string | null): object[] => [
  onlineStore(settings, publicUrl),
  webSite(settings, publicUrl),
]
