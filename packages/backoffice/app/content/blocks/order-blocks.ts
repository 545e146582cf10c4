import type { HomeBlock, PlacedBlock } from '@little-dunes/domain/content/home-blocks'

/** Blocks with a fixed place. */
const FIXED_BLOCKS: readonly HomeBlock[] = ['banner', 'popup']
export const hasFixedPlace = (name: HomeBlock): boolean => FIXED_BLOCKS.includes(name)

/** Moves the block at `from` by one place; skips blocks with a fixed place. */
export function steppedBlocks(
  blocks: readonly PlacedBlock[],
  from: number,
  step: 1 | -1,
): PlacedBlock[] | null {
  let to = from + step
  while (blocks[to] && hasFixedPlace(blocks[to]?.name ?? 'hero')) to += step
  const [one, other] = [blocks[from], blocks[to]]
  return one && other ? blocks.with(from, other).with(to, one) : null
}

/** Drops the block at `from` at `to`; blocks with a fixed place stay. */
export function droppedBlocks(blocks: readonly PlacedBlock[], from: number, to: number): PlacedBlock[] {
  const dropped = blocks[from]
  if (!dropped || hasFixedPlace(dropped.name)) return [...blocks]
  const others = blocks.toSpliced(from, 1)
  const place = others.slice(0, to).filter(({ name }) => !hasFixedPlace(name)).length
  const order = others.filter(({ name }) => !hasFixedPlace(name)).toSpliced(place, 0, dropped)
  return blocks.map((block) => (hasFixedPlace(block.name) ? block : (order.shift() ?? block)))
}
