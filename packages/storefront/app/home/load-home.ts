import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import { NEW_ARRIVALS_LIMIT } from '@little-dunes/domain/catalogue/curated-lists'
import { getAges } from '@little-dunes/domain/catalogue/sizes'
import { adaptPromise, PROMISED_PERCENT } from '@little-dunes/domain/content/discount-promises'
import { HOME_BLOCKS, type HomeBlock } from '@little-dunes/domain/content/home-blocks'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import type { Client } from '@little-dunes/domain/contract/client'
import type { WireContent } from '@little-dunes/domain/contract/content/content-calls'
import { type CardProduct, toCardProduct } from '#catalogue/card/card-product'
import { withPosters } from '#home/films/with-posters'
import { homeMessages } from '#home/home-messages'
import { getRootCause } from '#platform/get-root-cause'
import { loadAssortment } from '#platform/load-assortment'
import { getMessages } from '#platform/messages'
import { keepPromises } from '#platform/offers/keep-promises'
import { offerMessages } from '#platform/offers/offer-messages'
import { NOTHING_CHANGED } from '#platform/staff-content'

/** First portion of the grid (CONST-22). It equals the new arrivals, so one request serves both. */
const FIRST_PAGE_SIZE = NEW_ARRIVALS_LIMIT

export interface HomeData {
  flash: CardProduct[]
  bestOfKids: CardProduct[]
  bestSellers: CardProduct[]
  newest: CardProduct[]
  /** Number of products in the whole list. */
  total: number
  /** The team's changes to the page. */
  content: WireContent
  /** A list failed: the page is shown with its empty states and not cached. */
  failed: boolean
  /** Replaces the heading of the best sellers. */
  bestSellersTitle?: string
}

const NOTHING = { products: [] as WireProduct[], total: 0, facets: undefined, failed: true }

/** A part of the list. A failure is logged and not shown to the visitor (HOME-36). */
async function part(client: Client, question: InputOf<'GET /api/product/list'>) {
  try {
    const answer = await client('GET /api/product/list', question)
    if (answer.success) return { ...answer, facets: answer.facets, failed: false }
    console.error('Could not load the product list', answer.code)
  } catch (cause) {
    console.error('Could not load the product list:', getRootCause(cause))
  }
  return NOTHING
}

/** The team's changes; on failure the page is shown without them. */
async function loadChanges(client: Client, preview: string | undefined) {
  try {
    const answer = await client('GET /api/content', { part: 'home', preview })
    if (answer.success) return { content: withPosters(answer.content), failed: false }
    console.error('Could not load the published content', answer.code)
  } catch (cause) {
    console.error('Could not load the published content:', getRootCause(cause))
  }
  return { content: withPosters(NOTHING_CHANGED), failed: true }
}

/**
 * The lists and texts of the home page (HOME-12 to HOME-17, HOME-30). Equal cards are one object, so each is serialized
 * once.
 */
export async function loadHome(client: Client, preview?: string): Promise<HomeData> {
  const changes = loadChanges(client, preview)
  const assortment = loadAssortment(client, preview)
  const lists = await Promise.all([
    part(client, { flag: 'flashsale', preview }),
    part(client, { flag: 'bestofkids', preview }),
    part(client, { flag: 'bestseller', preview }),
    part(client, { limit: FIRST_PAGE_SIZE, preview, facets: '1' }),
  ])
  const { content, failed } = await changes
  const ways = await assortment
  const cards = new Map<string, CardProduct>()
  const card = (product: WireProduct): CardProduct => {
    const known = cards.get(product._id) ?? toCardProduct(product)
    cards.set(product._id, known)
    return known
  }
  const [flash, bestOfKids, bestSellers, newest] = lists.map(({ products }) => products.map(card))
  return {
    flash: flash ?? [],
    bestOfKids: bestOfKids ?? [],
    bestSellers: bestSellers ?? [],
    newest: newest ?? [],
    total: lists[3].total,
    content: { ...withValidTexts(content, ways), blocks: blocksWithGoods(content, lists, ways) },
    failed: failed || lists.some((list) => list.failed),
    ...(keepsItsTexts(ways) ? {} : { bestSellersTitle: getMessages(offerMessages).bestSellers }),
  }
}

/** False when no product is reduced: the default texts promise a discount. */
const keepsItsTexts = (assortment: Assortment | null): boolean => assortment?.maxOff !== 0

/** Replaces texts that would promise a discount which no product has. */
function withValidTexts(content: WireContent, assortment: Assortment | null): WireContent {
  if (!assortment) return content
  const texts = getMessages(homeMessages).content
  const t = getMessages(offerMessages)
  const instead = { ages: { title: t.ages }, newsletter: { text: t.newsletter }, popup: {} }
  const items = ['ages', 'newsletter', 'popup'] as const
  return items.reduce(
    (result, item) => keepPromises(result, item, texts[item], assortment.maxOff, instead[item]),
    content,
  )
}

type Part = Awaited<ReturnType<typeof part>>

/**
 * Removes blocks that are empty or lead nowhere: strips without products, ages in a shop without sizes by age, doorways
 * to missing departments, and a welcome that only promises a discount. A failed list removes no block.
 */
function blocksWithGoods(
  { blocks = [...HOME_BLOCKS], changed }: WireContent,
  [flash, bestOfKids, bestSellers, all]: readonly [Part, Part, Part, Part],
  assortment: Assortment | null,
): HomeBlock[] {
  const { facets } = all
  const { popup } = getMessages(homeMessages).content
  const leadsTo: Partial<Record<HomeBlock, boolean>> = {
    flash: hasGoods(flash),
    bestOfKids: hasGoods(bestOfKids),
    bestSellers: hasGoods(bestSellers),
    newest: hasGoods(all),
    grid: hasGoods(all),
    categories: 'categories' in changed || !assortment || hasDoorways(assortment),
    popup: 'popup' in changed || adaptPromise(popup.text, assortment?.maxOff ?? PROMISED_PERCENT) !== null,
    ...(facets && { ages: 'ages' in changed || facets.sizes.some((size) => getAges(size) !== null) }),
  }
  return blocks.filter((name) => leadsTo[name] !== false)
}

const hasGoods = ({ products, failed }: Part): boolean => failed || products.length > 0

const hasDoorways = ({ audiences, departments }: Assortment): boolean =>
  audiences.includes('Girls') && audiences.includes('Boys') && departments.includes('Toys')
