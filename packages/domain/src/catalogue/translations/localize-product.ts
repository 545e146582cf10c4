import type { Product, ProductTexts, Variant } from '#catalogue/product'
import { standardColour } from '#catalogue/translations/without-options'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages'
import { memoizeByObject } from '#memoize-by-object'
import { translateTexts } from '#translations'

/** A product text without a translation. Colours are listed by their name in the first language. */
export type MissingText = keyof ProductTexts | { colour: string }

interface LocalizedProduct {
  product: Product
  missing: MissingText[]
}

function localizeVariant(variant: Variant, language: Language) {
  const { colorName, translations } = variant
  const { texts, missing } = translateTexts({ colorName }, language, translations)
  // The standard colour of products without colours needs no translation.
  const isStandard = missing.length > 0 && colorName === standardColour[FIRST_LANGUAGE]
  return {
    variant: { ...variant, colorLabel: isStandard ? standardColour[language] : texts.colorName },
    missing: isStandard ? [] : missing.map(() => ({ colour: colorName })),
  }
}

function localize(product: Product, language: Language): LocalizedProduct {
  const { name, description, subCategory, translations } = product
  const { texts, missing } = translateTexts({ name, description, subCategory }, language, translations)
  const variants = product.variants.map((variant) => localizeVariant(variant, language))
  return {
    product: {
      ...product,
      name: texts.name,
      description: texts.description,
      subCategoryLabel: texts.subCategory,
      variants: variants.map(({ variant }) => variant),
    },
    missing: [...missing, ...variants.flatMap((one) => one.missing)],
  }
}

/** Memoized by product, since lists are rendered in each language again and again. */
const localizers = new Map(
  LANGUAGES.map((language) => [language, memoizeByObject((product: Product) => localize(product, language))]),
)

/**
 * A product in a language, with its missing texts. Replaces name and description. Colours and sub-category keep their
 * names, which requests and addresses use, and get a label.
 */
export function localizeProduct(product: Product, language: Language): LocalizedProduct {
  const localizer = language === FIRST_LANGUAGE ? undefined : localizers.get(language)
  return localizer?.(product) ?? { product, missing: [] }
}
