import { expect, test } from 'vitest'
import { MAX_LABELS, readSizeLabelsAddress, sizeLabelsAddress } from '#documents/size-labels-address'

const read = (address: string) => readSizeLabelsAddress(new URL(address, 'https://shop.test').searchParams)

test('reading a URL returns its paper, products, sizes and copies', () => {
  const asked = [
    { sizeId: 'a1', copies: 1 },
    { sizeId: 'b2', copies: 12 },
  ]
  const address = sizeLabelsAddress(['p9', 'p3'], 'sheet', asked)
  expect(address).toMatch(/^\/print\/labels\?/)
  expect(read(address)).toEqual({ productIds: ['p9', 'p3'], paper: 'sheet', asked })
})

test('a document has up to 500 labels, and invalid quantities are left out', () => {
  expect(read('/?size=a.0&size=b&size=c.x&size=.4').asked).toEqual([])
  const asked = read('/?size=a.499&size=b.5&size=c.1').asked
  expect(asked).toEqual([
    { sizeId: 'a', copies: 499 },
    { sizeId: 'b', copies: 1 },
  ])
  expect(asked.reduce((sum, { copies }) => sum + copies, 0)).toBe(MAX_LABELS)
})
