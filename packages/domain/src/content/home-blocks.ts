/** Blocks of the home page in the specified order. The banner and the popup have fixed places. */
export const HOME_BLOCKS = [
  'banner',
  'hero',
  'facts',
  'flash',
  'bestOfKids',
  'bestSellers',
  'newest',
  'collection',
  'videos',
  'spotlight',
  'ages',
  'categories',
  'grid',
  'newsletter',
  'popup',
] as const
export type HomeBlock = (typeof HOME_BLOCKS)[number]

export interface PlacedBlock {
  name: HomeBlock
  shown: boolean
}

/** Reads `hero,-facts,flash`, where a hyphen hides a block. Unknown names are left out, missing blocks come last. */
export function parseHomeBlocks(text: string): PlacedBlock[] {
  const placed = text.split(',').flatMap((one) => {
    const name = HOME_BLOCKS.find((block) => block === one.trim().replace(/^-/, ''))
    return name ? [{ name, shown: !one.trim().startsWith('-') }] : []
  })
  const first = placed.filter(({ name }, at) => placed.findIndex((other) => other.name === name) === at)
  const missing = HOME_BLOCKS.filter((name) => !first.some((one) => one.name === name))
  return [...first, ...missing.map((name) => ({ name, shown: true }))]
}

export const formatHomeBlocks = (blocks: readonly PlacedBlock[]): string =>
  blocks.map(({ name, shown }) => (shown ? name : `-${name}`)).join(',')

export const shownBlocks = (text: string): HomeBlock[] =>
  parseHomeBlocks(text)
    .filter(({ shown }) => shown)
    .map(({ name }) => name)

const namesIn = (blocks: readonly PlacedBlock[]): string => blocks.map(({ name }) => name).join(',')
const isShown = (blocks: readonly PlacedBlock[], name: HomeBlock) =>
  blocks.find((block) => block.name === name)?.shown

/** Merges two edits: my order if I moved any block, my visibility of the blocks that I changed, else theirs. */
export function mergeHomeBlocks(before: string, mine: string, theirs: string): string {
  const [known, ours, other] = [before, mine, theirs].map(parseHomeBlocks) as [
    PlacedBlock[],
    PlacedBlock[],
    PlacedBlock[],
  ]
  const order = namesIn(ours) === namesIn(known) ? other : ours
  return formatHomeBlocks(
    order.map(({ name }) => {
      const base = isShown(ours, name) === isShown(known, name) ? other : ours
      return { name, shown: isShown(base, name) ?? true }
    }),
  )
}
