import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { languagePath, listPath, PATHS } from '@little-dunes/domain/paths'
import { PAGE_LANGUAGE } from '#platform/messages'
import { returnPolicy } from '#platform/structured-data/return-policy'

/** JSON-LD id of the shop, on every page that refers to it. */
export const shopId = (publicUrl: string | null): string => `${publicUrl ?? ''}/#shop`

/** schema.org/OnlineStore from the settings; empty contacts are left out. */
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

/** Placeholder for the search term. The braces must stay unescaped. */
const TERM = '{search_term_string}'

/** schema.org/WebSite with its search. */
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

/** JSON-LD of the home page: the shop and its search. */
export const shopJsonLd = (settings: WireSettings, publicUrl: string | null): object[] => [
  onlineStore(settings, publicUrl),
  webSite(settings, publicUrl),
]
