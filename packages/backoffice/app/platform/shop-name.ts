import type { Language } from '@little-dunes/domain/messages/languages'
import { shopName as NEW_SHOP_NAME } from '@little-dunes/domain/messages/shop-name'
import { PAGE_LANGUAGE } from '#platform/page-language'

/** What the shop is called, as the server wrote it into the page. */
export const shopName = (language: Language = PAGE_LANGUAGE): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="application-name"][lang="${language}"]`)?.content ||
  NEW_SHOP_NAME[language]
