import type { Category } from '#catalogue/product'
import type { Language } from '#i18n/languages'

/** Categories inside a sentence for customers. */
export const CATEGORY_NAMES: Record<Language, Record<Category, string>> = {
  en: { Boys: 'Boys', Girls: 'Girls', Unisex: 'Unisex' },
  ar: { Boys: 'أولاد', Girls: 'بنات', Unisex: 'للجنسين' },
}

const COMMA: Record<Language, string> = { en: ', ', ar: '، ' }

/** "Dresses, Skirts (Girls)"; empty without either. `kinds` are sub-categories in the language. */
export function labelOfCategories(
  categories: readonly Category[],
  kinds: readonly string[],
  language: Language,
): string {
  const categoryNames = categories.map((category) => CATEGORY_NAMES[language][category]).join(COMMA[language])
  if (kinds.length === 0) return categoryNames
  return [kinds.join(COMMA[language]), categoryNames && `(${categoryNames})`].filter(Boolean).join(' ')
}
