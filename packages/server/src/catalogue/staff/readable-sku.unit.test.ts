import { expect, test } from 'vitest'
import { readableSku } from '#catalogue/staff/readable-sku'

test('builds a readable SKU from article number, colour and size', () => {
  expect(readableSku('LD-2041', 'Sand', '90')).toBe('LD-2041-SAND-90')
  expect(readableSku('LD-2041', 'Café au lait', 'One Size')).toBe('LD-2041-CAFE-AU-LAIT-ONE-SIZE')
  expect(readableSku('LD-2041', ' Sea / Sky ', '3–6 M')).toBe('LD-2041-SEA-SKY-3-6-M')
})

test('returns no SKU for names that are too long or have no Latin letters', () => {
  expect(readableSku('LD-2041', 'رملي', '90')).toBeNull()
  expect(readableSku('', 'Sand', '90')).toBeNull()
  expect(readableSku('LD-2041', 'Sand', '…')).toBeNull()
  expect(readableSku('LD-2041', 'S'.repeat(40), '90')).toBeNull()
})
