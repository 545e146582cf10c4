/** The six forms of Arabic (CLDR): 0, 1, 2, 3–10, 11–99 and the rest. */
export type ArabicForms = Readonly<Record<Intl.LDMLPluralRule, string>>

const rules = new Intl.PluralRules('ar')

/** The form for a number, with the number where the form has `#`. */
export const withCount = (count: number, forms: ArabicForms): string =>
  forms[rules.select(count)].replace('#', String(count))
