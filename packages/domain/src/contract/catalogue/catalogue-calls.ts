import { z } from 'zod'
import { LIST_FLAGS } from '#catalogue/curated-lists'
import { DEPARTMENTS } from '#catalogue/departments'
import { type FormattedText, isFormattedText } from '#catalogue/descriptions/formatted-text'
import { SORTS } from '#catalogue/listing'
import { CATEGORIES } from '#catalogue/product'
import { LONGEST_TYPED_SEARCH } from '#catalogue/search'
import { defineCall } from '#contract/call'
import { product } from '#contract/catalogue/wire-product'
import { identifier, text } from '#contract/fields'
import { dropInvisible } from '#drop-invisible'

const trimmed = (values: string[]): string[] => values.map((value) => value.trim()).filter(Boolean)

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat())

/** One value or several: `?size=80&size=90` and `?size=80,90` are the same. Empty values are dropped. */
const several = oneOrMore.transform((values) => trimmed(values.flatMap((part) => part.split(','))))

/** Several only as `?color=Sea&color=Coral`, since colour names may contain a comma. */
const severalNames = oneOrMore.transform(trimmed)

const known = <T extends string>(values: readonly T[]) =>
  several.transform((requested) =>
    requested.filter((value): value is T => (values as readonly string[]).includes(value)),
  )

/** No name is longer than that, so the rest can match nothing. */
const longText = z.string().transform((text) => text.slice(0, 200))

const whole = z.coerce.number().int().min(0).max(100_000)
const aed = z.coerce.number().min(0).max(1_000_000)

const facets = z.object({
  categories: z.record(z.enum(CATEGORIES), z.number().int()),
  departments: z.record(z.enum(DEPARTMENTS), z.number().int()),
  types: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      department: z.enum(DEPARTMENTS),
      count: z.number().int(),
    }),
  ),
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  /** Translated `colors`, in the same order. Absent in the first language. */
  colorLabels: z.array(z.string()).optional(),
  sizeCounts: z.array(z.number().int()),
  colorCounts: z.array(z.number().int()),
  inStock: z.number().int(),
  /** Whole AED, both bounds included. The last band has no upper bound. */
  prices: z.array(
    z.object({ from: z.number().int(), to: z.number().int().nullable(), count: z.number().int() }),
  ),
  /** The list has more than 2,400 products and only the newest were counted: every count is a minimum. */
  countsAreAtLeast: z.literal(true).optional(),
})
/** Remaining filters of a list, with the number of products for each choice. */
export type WireFacets = z.infer<typeof facets>

export const catalogueCalls = {
  /** Lowest price in AED of the 30 days before the current reduction. Null without a reduction or such days. */
  'GET /api/product/was-price': defineCall({
    caller: 'anyone',
    summary: 'Retrieve the ‘was’ price of a reduced product',
    input: z.object({ itemId: z.string().max(100) }),
    reply: z.object({ wasPrice: z.number().nullable() }),
  }),
  /** `priceValidUntil` in epoch milliseconds, null if no reduction ends. `gtins` by SKU, without missing ones. */
  'GET /api/product/offer-terms': defineCall({
    caller: 'anyone',
    summary: 'Retrieve structured data of the offers of a product',
    input: z.object({ itemId: z.string().max(100) }),
    reply: z.object({
      priceValidUntil: z.number().nullable(),
      gtins: z.record(z.string(), z.string()),
      isReturnable: z.boolean(),
    }),
  }),
  /**
   * The formatted text of `description` as a tree of elements. Null if it has no format or is not the text that
   * customers see.
   */
  'GET /api/product/description': defineCall({
    caller: 'anyone',
    summary: 'Retrieve the formatted description of a product',
    input: z.object({ itemId: z.string().max(100) }),
    reply: z.object({ formatted: z.custom<FormattedText>(isFormattedText).nullable() }),
  }),
  /** In the order chosen by the staff, without sold-out or unpublished products. */
  'GET /api/product/related': defineCall({
    caller: 'anyone',
    summary: 'List the related products that the team has chosen',
    input: z.object({ itemId: z.string().max(100), preview: text(64).optional().catch(undefined) }),
    reply: z.object({ products: z.array(product) }),
  }),
  /** A list is empty if one entry would hold nearly all products. `maxOff` is the largest discount in percent. */
  'GET /api/product/assortment': defineCall({
    caller: 'anyone',
    summary: 'List the audiences, departments and curated lists, and the largest discount',
    input: z.object({ preview: text(64).optional().catch(undefined) }),
    reply: z.object({
      audiences: z.array(z.enum(CATEGORIES)),
      departments: z.array(z.enum(DEPARTMENTS)),
      flags: z.array(z.enum(LIST_FLAGS)),
      maxOff: z.number().int(),
    }),
  }),
  /**
   * API-01 to API-09. All products without parameters, a part of them otherwise (D-12). Invalid parameters are ignored.
   * From 20,000 published products on, the whole list is streamed and a part is counted up to 2,400 products, except by
   * category and type alone.
   */
  'GET /api/product/list': defineCall({
    caller: 'anyone',
    summary: 'List products, newest first, all or by filters',
    input: z.object({
      offset: whole.optional().catch(undefined),
      limit: whole.optional().catch(undefined),
      category: known(CATEGORIES).optional().catch(undefined),
      /** Slugs of sub-categories and departments: `dresses`, `soft-toys`, `shoes`. */
      type: several.optional().catch(undefined),
      search: longText.transform(dropInvisible).optional().catch(undefined),
      sort: z.enum(SORTS).optional().catch(undefined),
      flag: z.enum(LIST_FLAGS).optional().catch(undefined),
      /** Age size codes; an alias of `size`. */
      age: several.optional().catch(undefined),
      size: several.optional().catch(undefined),
      color: severalNames.optional().catch(undefined),
      minPrice: aed.optional().catch(undefined),
      maxPrice: aed.optional().catch(undefined),
      inStock: z.enum(['true', 'false', '1', '0', '']).optional().catch(undefined),
      ids: several.optional().catch(undefined),
      /** Key of a preview: shows the catalogue at the time of the preview. */
      preview: text(64).optional().catch(undefined),
      /** Adds the remaining filters to the reply. */
      facets: z.enum(['true', '1']).optional().catch(undefined),
    }),
    reply: z.object({
      products: z.array(product),
      /** Matching products, before `offset` and `limit`. */
      total: z.number().int(),
      /** Set if more than `total` (2,400) products match; counting stops there. */
      totalIsAtLeast: z.literal(true).optional(),
      /** Similar names if a search finds nothing (D-13). */
      didYouMean: z.array(z.string()).optional(),
      facets: facets.optional(),
    }),
  }),
  /**
   * Pages are cached, so the browser reports a search without results. Not counted: searches with results, searches
   * that look personal, and searches beyond the daily limit. Nothing about the visitor is stored.
   */
  'POST /api/product/missed-search': defineCall({
    caller: 'anyone',
    summary: 'Record a search without results',
    input: z.object({ search: identifier(LONGEST_TYPED_SEARCH) }),
  }),
}
