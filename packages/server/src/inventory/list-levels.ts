import { isUuid } from '@little-dunes/domain/catalogue/product'
import { LOW_STOCK } from '@little-dunes/domain/catalogue/stock'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { StockLevelFilter } from '@little-dunes/domain/contract/staff/choices'
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { products, productTranslations, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { splitWords } from '#database/lists/search-terms'
import { holdsWord } from '#database/lists/search-words'
import type { Operation } from '#http/perform-call'
import { selectSizes, toShelvedSizes } from '#inventory/shelved-sizes'
import type { Shop } from '#shop'

type Input = ParsedInput<'GET /api/staff/stock/levels'>

const PER_PAGE = 50

/** Products that a search reads first. */
const NEAR = 1000

/**
 * Sizes with the word in their own fields, their colour, their product or its translations. Shelves match only in full.
 */
const holding = (word: string): SQL => sql`(
  SELECT s.id FROM ${sizeEntries} s WHERE s.product_id IN (
    SELECT ${products.id} FROM ${products}
      WHERE ${holdsWord(sql`fold_search(${products.name} || ' ' || ${products.sku})`, word)}
    UNION ALL SELECT ${productTranslations.productId} FROM ${productTranslations}
      WHERE ${holdsWord(sql`fold_search(${productTranslations.name})`, word)})
  UNION ALL SELECT s.id FROM ${sizeEntries} s WHERE s.variant_id IN (
    SELECT ${variants.id} FROM ${variants} WHERE ${holdsWord(sql`fold_search(${variants.colorName})`, word)})
  UNION ALL SELECT s.id FROM ${sizeEntries} s
    WHERE ${holdsWord(sql`fold_search(s.sub_sku || ' ' || coalesce(s.barcode, ''))`, word)}
  UNION ALL SELECT s.id FROM ${sizeEntries} s WHERE s.shelf IN (${word}, ${word.toUpperCase()}))`

const LEVELS: Record<StockLevelFilter, SQL> = {
  low: sql`s.counted AND s.stocks BETWEEN 1 AND ${LOW_STOCK}`,
  sold_out: sql`s.counted AND s.stocks <= 0`,
  not_counted: sql`NOT s.counted`,
}

const isBackwards = ({ older, newer }: Input): boolean => newer !== undefined && older === undefined

function buildCursor(input: Input) {
  const id = input.older ?? input.newer
  const [time, place] = isBackwards(input) ? [sql`>`, sql`<`] : [sql`<`, sql`>`]
  const at = sql`products p JOIN variants v ON v.product_id = p.id
    JOIN size_entries s ON s.variant_id = v.id WHERE s.id = ${id}`
  const publishedAt = sql`(SELECT p.published_at FROM ${at})`
  const product = sql`(SELECT p.id FROM ${at})`
  const whole = sql`(SELECT p.id, v.position, s.position, s.id FROM ${at})`
  return id === undefined ? null : { time, place, publishedAt, product, whole }
}

const productOrder = (input: Input): SQL =>
  isBackwards(input)
    ? sql`${products.publishedAt} ASC NULLS FIRST, ${products.id} DESC`
    : sql`${products.publishedAt} DESC NULLS LAST, ${products.id} ASC`

/** Enough products for a page if each has a row, except perhaps the product of the cursor. */
function nextProducts(input: Input, max: number): SQL {
  const cursor = buildCursor(input)
  const isBeside =
    cursor &&
    sql`${products.publishedAt} ${cursor.time}= ${cursor.publishedAt}
      AND (${products.publishedAt} ${cursor.time} ${cursor.publishedAt} OR ${products.id} ${cursor.place}= ${cursor.product})`
  return sql`${products.id} IN (SELECT ${products.id} FROM ${products}
    WHERE ${input.q === undefined ? sql`${products.status} <> 'archived'` : sql`true`} AND ${isBeside ?? sql`true`}
      AND EXISTS (SELECT FROM ${sizeEntries} s WHERE s.product_id = ${products.id})
    ORDER BY ${productOrder(input)} LIMIT ${max})`
}

/** The same condition as `holding` for few products, where no index is needed. */
const holds = (word: string): SQL =>
  sql`(${holdsWord(sql`fold_search(${products.name} || ' ' || ${products.sku})`, word)}
    OR ${holdsWord(sql`fold_search(${variants.colorName})`, word)}
    OR ${holdsWord(sql`fold_search(${sizeEntries.subSku} || ' ' || coalesce(${sizeEntries.barcode}, ''))`, word)}
    OR ${sizeEntries.shelf} IN (${word}, ${word.toUpperCase()})
    OR EXISTS (SELECT FROM ${productTranslations} t WHERE t.product_id = ${products.id}
      AND ${holdsWord(sql`fold_search(t.name)`, word)}))`

const levelSql = (filter: StockLevelFilter): SQL =>
  sql`${sizeEntries.id} IN (SELECT s.id FROM ${sizeEntries} s WHERE s.product_id = ${products.id} AND ${LEVELS[filter]})`

/** A frequent word fills its page from the next products. */
const near = (input: Input): SQL | undefined =>
  and(
    nextProducts(input, NEAR),
    ...splitWords(input.q ?? '').map(holds),
    input.level === undefined ? undefined : levelSql(input.level),
  )

/** Searches all products by the indexes of the words. */
function everywhere({ q, level }: Input): SQL {
  const lists = splitWords(q ?? '').map(holding)
  if (level !== undefined) lists.push(sql`(SELECT s.id FROM ${sizeEntries} s WHERE ${LEVELS[level]})`)
  return sql`${sizeEntries.id} = ANY(ARRAY(${sql.join(lists, sql` INTERSECT `)}))`
}

const isNarrowed = ({ q, level }: Input): boolean => splitWords(q ?? '').length > 0 || level !== undefined

/** Only a search finds archived products. */
function buildCondition(input: Input, reach: 'near' | 'everywhere'): SQL | undefined {
  const cursor = buildCursor(input)
  const narrowed = reach === 'near' ? near(input) : everywhere(input)
  return and(
    isNarrowed(input) ? narrowed : nextProducts(input, PER_PAGE + 2),
    input.q === undefined ? ne(products.status, 'archived') : undefined,
    cursor
      ? sql`(${products.publishedAt} ${cursor.time} ${cursor.publishedAt}
          OR ${products.publishedAt} = ${cursor.publishedAt}
          AND (${products.id}, ${variants.position}, ${sizeEntries.position}, ${sizeEntries.id}) ${cursor.place} ${cursor.whole})`
      : undefined,
  )
}

/** One size more than a page holds. Products are in list order, colours and sizes in their own order. */
export function selectLevels(shop: Pick<Shop, 'db'>, input: Input, reach: 'near' | 'everywhere' = 'near') {
  const inOrder = isBackwards(input) ? desc : asc
  return shop.db
    .select({ id: sizeEntries.id })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .innerJoin(sizeEntries, eq(sizeEntries.variantId, variants.id))
    .where(buildCondition(input, reach))
    .orderBy(
      productOrder(input),
      inOrder(variants.position),
      inOrder(sizeEntries.position),
      inOrder(sizeEntries.id),
    )
    .limit(PER_PAGE + 1)
}

export const listLevels: Operation<'GET /api/staff/stock/levels'> = async (
  shop,
  _member,
  input,
  { language },
) => {
  const cursor = input.older ?? input.newer
  if (cursor !== undefined && !isUuid(cursor)) return { sizes: [], older: null, newer: null }
  const first = await selectLevels(shop, input)
  const isEnough = first.length > PER_PAGE || !isNarrowed(input)
  const selected = isEnough ? first : await selectLevels(shop, input, 'everywhere')
  const ids = selected.slice(0, PER_PAGE).map(({ id }) => id)
  if (isBackwards(input)) ids.reverse()
  const rows = await selectSizes(shop).where(inArray(sizeEntries.id, ids))
  const page = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const isMore = selected.length > PER_PAGE
  return {
    sizes: await toShelvedSizes(shop, language, page),
    older: isBackwards(input) || isMore ? (ids.at(-1) ?? null) : null,
    newer: (isBackwards(input) ? isMore : input.older !== undefined) ? (ids[0] ?? null) : null,
  }
}
