import type { DemoProduct } from './demo-product.ts'

/** The shop window: the first 20 are the new arrivals, 6 to 25 the related products. */
const shopWindow: readonly string[] = [
  'dune-gauze-dress',
  'noor-the-camel',
  'corniche-breton-top',
  'sunrise-court-sneakers',
  'saffron-cord-dungarees',
  'sunrise-arches',
  'palm-grove-shirt',
  'luli-the-bunny',
  'dhow-sail-boat',
  'lemonade-sundress',
  'souk-sandals',
  'little-camel-hoodie',
  'eid-evening-dress',
  'desert-express-train',
  'bedouin-band-jumper',
  'dhow-swim-shorts',
  'starry-night-pyjamas',
  'fanak-the-fennec',
  'desert-daisy-smock',
  'splash-boots',
  'first-dunes-romper',
  'wind-tower-house',
  'garden-tea-set',
  'classic-kandura',
  'eid-linen-kaftan',
]

const COLUMNS = 4

type Kind = 'clothes' | 'shoes' | 'toys'

function getKind(product: DemoProduct): Kind {
  const size = product.colours[0]?.sizes[0]?.size ?? ''
  if (/toys|games|Art/.test(product.subCategory)) return 'toys'
  return Number(size) < 80 ? 'shoes' : 'clothes'
}

/** Penalty for a product at the end of the row: same tint or kind of product beside or above it. */
function clash(product: DemoProduct, placed: readonly DemoProduct[]): number {
  const beside = placed.at(-1)
  const above = placed.at(-COLUMNS)
  let points = 0
  if (beside?.tint === product.tint) points += 8
  if (above?.tint === product.tint) points += 8
  for (const recent of placed.slice(-6)) if (recent.subCategory === product.subCategory) points += 3
  return points
}

/** Takes from clothes, shoes and toys in proportion to the remaining products of each. */
function nextKind(
  queues: Record<Kind, DemoProduct[]>,
  taken: Record<Kind, number>,
  totals: Record<Kind, number>,
): Kind {
  const open = (Object.keys(queues) as Kind[]).filter((kind) => queues[kind].length > 0)
  return open.toSorted((a, b) => taken[a] / totals[a] - taken[b] / totals[b])[0] ?? 'clothes'
}

/** Newest first: the shop window in its order, then a mix in which neighbours look different. */
export function arranged(products: readonly DemoProduct[]): DemoProduct[] {
  const inWindow = shopWindow.flatMap((handle) => products.filter((product) => product.handle === handle))
  const rest = products.filter((product) => !shopWindow.includes(product.handle))
  const queues: Record<Kind, DemoProduct[]> = { clothes: [], shoes: [], toys: [] }
  for (const product of rest) queues[getKind(product)].push(product)
  const totals = { clothes: queues.clothes.length, shoes: queues.shoes.length, toys: queues.toys.length }
  const taken = { clothes: 0, shoes: 0, toys: 0 }
  const placed = [...inWindow]
  while (placed.length < products.length) {
    const kind = nextKind(queues, taken, totals)
    const best = queues[kind].toSorted((a, b) => clash(a, placed) - clash(b, placed))[0]
    if (!best) break
    queues[kind] = queues[kind].filter((product) => product !== best)
    taken[kind] += 1
    placed.push(best)
  }
  return placed
}
