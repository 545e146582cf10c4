import { expect, test } from 'vitest'
import { pack, unpack } from '#catalogue/packed'

test('unpacking returns the packed data, the same object each time', () => {
  const data = { cards: [{ name: 'Tee "A" \u2028 </script>', now: 7300 }], facets: null }
  const packed = pack(data)
  expect(unpack(packed)).toEqual(data)
  expect(unpack(packed)).toBe(unpack(packed))
})
