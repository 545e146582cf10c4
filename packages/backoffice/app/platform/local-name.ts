import { FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'
import { PAGE_LANGUAGE } from '#platform/page-language'

/** Name of a product or a colour in the language of the page, else in the first language. */
export const localName = ({ name, nameAr }: { name: string; nameAr: string }): string =>
  (PAGE_LANGUAGE === FIRST_LANGUAGE ? '' : nameAr) || name
