import { parseHomeBlocks } from '@little-dunes/domain/content/home-blocks'
import { expect, test } from 'vitest'
import { droppedBlocks, steppedBlocks } from '#content/blocks/order-blocks'

const blocks = parseHomeBlocks('banner,hero,facts,-flash,popup')
const first = (moved: ReturnType<typeof steppedBlocks>) =>
  moved
    ?.slice(0, 5)
    .map(({ name, shown }) => (shown ? name : `-${name}`))
    .join(' ')

test('dropping moves a block to any position, and banner and popup stay in place', () => {
  expect(first(droppedBlocks(blocks, 3, 1))).toBe('banner -flash hero facts popup')
  expect(first(droppedBlocks(blocks, 1, 3))).toBe('banner facts -flash hero popup')
  expect(first(droppedBlocks(blocks, 2, 0))).toBe('banner facts hero -flash popup')
  expect(first(droppedBlocks(blocks, 0, 3))).toBe('banner hero facts -flash popup')
})

test('a step skips a block with a fixed position, and stops at both ends', () => {
  expect(first(steppedBlocks(blocks, 2, -1))).toBe('banner facts hero -flash popup')
  expect(steppedBlocks(blocks, 1, -1)).toBeNull()
  expect(steppedBlocks(blocks, 5, -1)?.[3]?.name).toBe(blocks[5]?.name)
})
