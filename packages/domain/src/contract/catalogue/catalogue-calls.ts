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

/** One value or several: `?size=80&size=90` and `?size=80,90` mean the same. Empty ones are dropped. */
const several = oneOrMore.transform((values) => trimmed(values.flatMap((part) => part.split(','))))

/** Several only as `?color=Sea&color=Coral`: names of colours may hold a comma. */
const severalNames = oneOrMore.transform(trimmed)

const known = <T extends string>(values: readonly T[]) =>
  several.transform((wanted) =>
    wanted.filter((value): value is T => (values as readonly string[]).includes(value)),
  )

/** No name is longer: what comes after cannot be found, nor lost. */
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
  /** What shoppers read of `colors`, in their order, in any language but the first. */
  colorLabels: z.array(z.string()).optional(),
  sizeCounts: z.array(z.number().int()),
  colorCounts: z.array(z.number().int()),
  inStock: z.number().int(),
  /** Whole AED, both ends included; the last band has no end. */
  prices: z.array(
    z.object({ from: z.number().int(), to: z.number().int().nullable(), count: z.number().int() }),
  ),
  /** The list has more than 2,400 products, of which the newest were counted: each choice has at least so many. */
  countsAreAtLeast: z.literal(true).optional(),
})
/** What the list can still be narrowed by, with the number of products that each choice would leave. */
export type WireFacets = z.infer<typeof facets>

export const catalogueCalls = {
  /** In AED: the least of the 30 days before the present reduction; null without a reduction or without such days. */
  'GET /api/product/was-price': defineCall({
    caller: 'anyone',
    summary: 'What a reduced product may be said to have cost before',
    input: z.object({ itemId: z.string().max(100) }),
    reply: z.object({ wasPrice: z.number().nullable() }),
  }),
  /** `priceValidUntil` in epoch milliseconds, null while no reduction ends; `gtins` by SKU of the size, where there are any. */
  'GET /api/product/offer-terms': defineCall({
    caller: 'anyone',
    summary: 'What machines are told of the offers of a product beside its prices',
    input: z.object({ itemId: z.string().max(100) }),
    reply: z.object({
      priceValidUntil: z.number().nullable(),
      gtins: z.record(z.string(), z.string()),
      isReturnable: z.boolean(),
    }),
  }),
  /** The text of `description` with its format, as a tree of elements; null where that is plain, or not what shoppers read. */
  'GET /api/product/description': defineCall({
    caller: 'anyone',
    summary: 'The description of a product with its paragraphs, headings, lists and links',
    input: z.object({ itemId: z.string().max(100) }),
    reply: z.object({ formatted: z.custom<FormattedText>(isFormattedText).nullable() }),
  }),
  /** In the order of the staff; what is not in the shop or sold out is left out. */
  'GET /api/product/related': defineCall({
    caller: 'anyone',
    summary: 'The products that the staff has chosen to stand beside a product',
    input: z.object({ itemId: z.string().max(100), preview: text(64).optional().catch(undefined) }),
    reply: z.object({ products: z.array(product) }),
  }),
  /**
   * Empty where all goods would be behind one audience, or one department. `mostOff` is the percent of the largest discount,
   * 0 where nothing is reduced.
   */
  'GET /api/product/assortment': defineCall({
    caller: 'anyone',
    summary:
      'The audiences, departments and curated lists that tell the products apart, and the largest discount',
    input: z.object({ preview: text(64).optional().catch(undefined) }),
    reply: z.object({
      audiences: z.array(z.enum(CATEGORIES)),
      departments: z.array(z.enum(DEPARTMENTS)),
      flags: z.array(z.enum(LIST_FLAGS)),
      mostOff: z.number().int(),
    }),
  }),
  /**
   * API-01 to API-09; without parameters all products, with them a part (D-12). What makes no sense is ignored. From
   * 20,000 published products on the whole list is streamed, and a part is counted up to 2,400 products, except by category
   * and type alone.
   */
  'GET /api/product/list': defineCall({
    caller: 'anyone',
    summary: 'The products, newest first: all, or the part that the parameters describe',
    input: z.object({
      offset: whole.optional().catch(undefined),
      limit: whole.optional().catch(undefined),
      category: known(CATEGORIES).optional().catch(undefined),
      /** Sub-categories and departments as addresses write them: `dresses`, `soft-toys`, `shoes`. */
      type: several.optional().catch(undefined),
      search: longText.transform(dropInvisible).optional().catch(undefined),
      sort: z.enum(SORTS).optional().catch(undefined),
      flag: z.enum(LIST_FLAGS).optional().catch(undefined),
      /** Age size codes; the same as `size`, under the shopper's word. */
      age: several.optional().catch(undefined),
      size: several.optional().catch(undefined),
      color: severalNames.optional().catch(undefined),
      minPrice: aed.optional().catch(undefined),
      maxPrice: aed.optional().catch(undefined),
      inStock: z.enum(['true', 'false', '1', '0', '']).optional().catch(undefined),
      ids: several.optional().catch(undefined),
      /** Key of a preview: the catalogue as it will be then. */
      preview: text(64).optional().catch(undefined),
      /** Asks for what the list can still be narrowed by. */
      facets: z.enum(['true', '1']).optional().catch(undefined),
    }),
    reply: z.object({
      products: z.array(product),
      /** Products that match, before `offset` and `limit`. */
      total: z.number().int(),
      /** There are more than `total`, which is 2,400: so many are counted. */
      totalIsAtLeast: z.literal(true).optional(),
      /** Near names when a search finds nothing (D-13). */
      didYouMean: z.array(z.string()).optional(),
      facets: facets.optional(),
    }),
  }),
  /**
   * A page that shows that a search found nothing says so, since pages are cached. Words that find something, look
   * personal or are too many for one day are not counted; nothing is kept of who searched.
   */
  'POST /api/product/missed-search': defineCall({
    caller: 'anyone',
    summary: 'Count a search that found nothing',
    input: z.object({ search: identifier(LONGEST_TYPED_SEARCH) }),
  }),
}
