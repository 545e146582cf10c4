import type { Language } from '@little-dunes/domain/i18n/languages'
import { writeAmount } from '@little-dunes/domain/messages/write-amount'

const WORDS = {
  en: {
    name: 'Mariam',
    items: '1 × Dune Gauze Dress, Shell, 110',
    item: 'Dune Gauze Dress, Shell, 110',
    carrier: 'Aramex',
    until: '23 November 2028',
  },
  ar: {
    name: 'مريم',
    items: '1 × فستان الكثبان، صدفي، 110',
    item: 'فستان الكثبان، صدفي، 110',
    carrier: 'أرامكس',
    until: '23 نوفمبر 2028',
  },
} satisfies Record<Language, Record<string, string>>

/** Texts about a sample order, in the language of the email instead of the page. */
export const sampleIn = (language: Language) => ({
  ...WORDS[language],
  number: 'LD-10471',
  total: writeAmount[language](452_70),
  trackingNumber: 'GP 4471',
  refund: writeAmount[language](103_00),
  returnNumber: 'R-1047',
  value: writeAmount[language](200_00),
})
