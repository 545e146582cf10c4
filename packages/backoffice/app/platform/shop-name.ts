import type { Language } from '@little-dunes/domain/i18n/languages'
import { SAMPLE_SHOP_NAME } from '@little-dunes/domain/orders/company/sample-settings'
import { PAGE_LANGUAGE } from '#platform/page-language'

/** What the shop is called, as the server wrote it into the page. */
export const shopName = (language: Language = PAGE_LANGUAGE): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="application-name"][lang="${language}"]`)?.content ||
  SAMPLE_SHOP_NAME[language]
