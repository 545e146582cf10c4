import { expect, test } from 'vitest'
import { readName, similarNames } from '#catalogue/similar-names'

const names = [
  'Dinosaur Tee',
  'Lagoon Frill Swimsuit',
  'Camel AuditLog Puzzle',
  'Camel Socks',
  'قميص الواحة',
  'Splash Boots',
]

test.each([
  ['dinosor', ['Dinosaur Tee']],
  ['Dinosuar tea', ['Dinosaur Tee']],
  ['cmael', ['Camel AuditLog Puzzle', 'Camel Socks']],
  ['camel soks', ['Camel Socks']],
  ['swimsiut', ['Lagoon Frill Swimsuit']],
  ['bots', ['Splash Boots']],
  ['قميس', ['قميص الواحة']],
])('suggests for %s the names %j (D-13)', (search, meant) => {
  expect(similarNames(search, names.map(readName))).toEqual(meant)
})

test.each(['', '  ', '???', 'refrigerator', 'x'])('suggests no name for %j', (search) => {
  expect(similarNames(search, names.map(readName))).toEqual([])
})

test('suggests the nearest name first, each name once, and at most three', () => {
  const many = ['Sea Caps', 'Sea Cap', 'Sea Cup', 'Sea Map', 'Sea Cap', 'Sea Gap']
  const similar = similarNames('sea cap', many.map(readName))
  expect(similar[0]).toBe('Sea Cap')
  expect(similar).toHaveLength(3)
  expect(new Set(similar).size).toBe(3)
})

test('answers the longest search within half a second', () => {
  const many = Array.from({ length: 2000 }, (_, n) => `Dune Tee ${n} with a rather long name`)
  const start = process.cpuUsage()
  similarNames('abcdefghi '.repeat(20), many.map(readName))
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
})
