import type { Facets } from '@little-dunes/domain/catalogue/facets'
import { compareNames } from '@little-dunes/domain/catalogue/translations/compare-names'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'
import { aedFromFils } from '@little-dunes/domain/money'

export interface FacetLabels {
  /** Sub-categories by slug, colours by name. Undefined without a name in that language. */
  type(slug: string): string | undefined
  colour(name: string): string | undefined
}

/** Labels of facets in a language other than the first, sorted by its alphabet. */
function labelled({ colors, colorCounts, types }: Facets, labels: FacetLabels, language: Language) {
  if (language === FIRST_LANGUAGE) return {}
  const compare = compareNames(language)
  const colours = colors
    .map((name, at) => ({ name, label: labels.colour(name) ?? name, count: colorCounts[at] ?? 0 }))
    .sort((a, b) => compare(a.label, b.label))
  return {
    types: types
      .map((type) => ({ ...type, name: labels.type(type.slug) ?? type.name }))
      .sort((a, b) => compare(a.name, b.name)),
    colors: colours.map(({ name }) => name),
    colorCounts: colours.map(({ count }) => count),
    colorLabels: colours.map(({ label }) => label),
  }
}

/** Facets for pages, in a language. Prices in AED. */
export const toWireFacets = (facets: Facets, labels: FacetLabels, language: Language): WireFacets => ({
  ...facets,
  ...labelled(facets, labels, language),
  prices: facets.prices.map(({ from, to, count }) => ({
    from: aedFromFils(from),
    to: to === null ? null : aedFromFils(to),
    count,
  })),
})
