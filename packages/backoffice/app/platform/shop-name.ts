import type { Language } from '@little-dunes/domain/i18n/languages'
import { SAMPLE_SHOP_NAME } from '@little-dunes/domain/orders/company/sample-settings'
import { PAGE_LANGUAGE } from '#platform/page-language'

/** Name of the shop, from the page that the server sent. */
export const shopName = (language: Language = PAGE_LANGUAGE): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="application-name"][lang="${language}"]`)?.content ||
  SAMPLE_SHOP_NAME[language]
