import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatHomeBlocks,
  HOME_BLOCKS,
  mergeHomeBlocks,
  parseHomeBlocks,
  shownBlocks,
} from '#content/home-blocks'

test('blocks keep their order, a hyphen hides one, unknown ones are dropped and missing ones come last', () => {
  const blocks = parseHomeBlocks('flash, -hero,banner,nonsense,flash')
  expect(blocks.slice(0, 3)).toEqual([
    { name: 'flash', shown: true },
    { name: 'hero', shown: false },
    { name: 'banner', shown: true },
  ])
  expect(blocks).toHaveLength(HOME_BLOCKS.length)
  expect(shownBlocks('-banner,-popup')).not.toContain('popup')
  expect(shownBlocks(HOME_BLOCKS.join(','))).toEqual([...HOME_BLOCKS])
})

test('any stored value gives every block once, and survives serialising', () => {
  fc.assert(
    fc.property(fc.string(), fc.shuffledSubarray([...HOME_BLOCKS]), (junk, some) => {
      const blocks = parseHomeBlocks([junk, ...some].join(','))
      expect(blocks.map(({ name }) => name).toSorted()).toEqual([...HOME_BLOCKS].toSorted())
      expect(parseHomeBlocks(formatHomeBlocks(blocks))).toEqual(blocks)
    }),
  )
})

test('two edits of the blocks merge their changes', () => {
  const before = HOME_BLOCKS.join(',')
  const mine = before.replace('hero', '-hero')
  const theirs = before.replace('facts,flash', '-flash,facts')
  expect(mergeHomeBlocks(before, mine, theirs)).toBe(mine.replace('facts,flash', '-flash,facts'))
  expect(mergeHomeBlocks(before, theirs, mine)).toBe(theirs.replace('hero', '-hero'))
  expect(mergeHomeBlocks(before, before, theirs)).toBe(theirs)
  expect(mergeHomeBlocks(before, theirs, before)).toBe(theirs)
})
