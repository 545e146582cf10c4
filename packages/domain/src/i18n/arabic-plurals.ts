/** The six forms of Arabic (CLDR): 0, 1, 2, 3–10, 11–99 and the rest. */
export type ArabicForms = Readonly<Record<Intl.LDMLPluralRule, string>>

const rules = new Intl.PluralRules('ar')

/** The form for a number. Replaces `#` with the number. */
export const withCount = (count: number, forms: ArabicForms): string =>
  forms[rules.select(count)].replace('#', String(count))

/** The form after a noun or a preposition: 'آخر يومين', 'استلام قطعتين'. */
export const withCountAfter = (count: number, forms: ArabicForms): string =>
  withCount(count, { ...forms, two: forms.two.replace(/ان$/, 'ين') })

export const UNITS: ArabicForms = {
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '# قطع',
  many: '# قطعة',
  other: '# قطعة',
}

export const PRODUCTS: ArabicForms = {
  zero: 'لا منتجات',
  one: 'منتج واحد',
  two: 'منتجان',
  few: '# منتجات',
  many: '# منتجاً',
  other: '# منتج',
}

export const COLOURS: ArabicForms = {
  zero: 'لا ألوان',
  one: 'لون واحد',
  two: 'لونان',
  few: '# ألوان',
  many: '# لوناً',
  other: '# لون',
}

/** Form after a range of years, decided by its upper end: '2–3 سنوات', '12–14 سنة' (CLDR, plural ranges of Arabic). */
const YEARS: ArabicForms = {
  zero: 'سنة',
  one: 'سنة',
  two: 'سنة',
  few: 'سنوات',
  many: 'سنة',
  other: 'سنة',
}

export const yearsUpTo = (to: number): string => withCount(to, YEARS)

/** After a preposition: 'خلال 14 يوماً', 'خلال يومين'. */
export const DAYS_WITHIN: ArabicForms = {
  zero: 'أقل من يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '# أيام',
  many: '# يوماً',
  other: '# يوم',
}

export const DAYS: ArabicForms = {
  zero: 'أقل من يوم',
  one: 'يوم واحد',
  two: 'يومان',
  few: '# أيام',
  many: '# يوماً',
  other: '# يوم',
}
