import type { PackedItem, PackedOrder } from '@little-dunes/domain/contract/fulfilment/packing-calls'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countPicked,
  isComplete,
  type Progress,
  planWalk,
  readScan,
  withPicked,
} from '#packing/packing-progress'

const item = (position: number, overrides: Partial<PackedItem>): PackedItem => ({
  position,
  name: 'Dune Tee',
  colour: 'Coral',
  swatch: null,
  size: '90',
  sku: `SKU-${position}`,
  barcode: null,
  shelf: null,
  quantity: 1,
  picture: null,
  ...overrides,
})
const order = (id: string, items: PackedItem[]): PackedOrder => ({
  ...{ id, number: 10001, name: 'Mariam', region: 'Dubai', express: false },
  items,
})

const orders = [
  order('a', [
    item(0, { sku: 'TEE-90', barcode: '629', shelf: 'B10', quantity: 2 }),
    item(1, { sku: 'HAT' }),
  ]),
  order('b', [item(0, { sku: 'TEE-90', barcode: '629', shelf: 'B2' })]),
]

const scanAll = (codes: string[]): Progress =>
  codes.reduce<Progress>((progress, code) => {
    const result = readScan(orders, progress, code)
    return result.outcome === 'right' ? withPicked(progress, result.stop) : progress
  }, {})

test('the walk follows the shelves, B2 before B10, and ends with items without a shelf', () => {
  expect(planWalk(orders).map(({ key }) => key)).toEqual(['b/0', 'a/0', 'a/1'])
})

test('an item is found by barcode and by SKU, in any case and with surrounding spaces', () => {
  for (const code of ['629', ' 629\r', 'tee-90', 'TEE-90', '\u200e629\u200f'])
    expect(readScan(orders, {}, code)).toMatchObject({ outcome: 'right', stop: { key: 'a/0' } })
})

test('items fill one order after the other, and an extra or unknown item gives the reason', () => {
  expect(scanAll(['629', '629'])).toEqual({ 'a/0': 2 })
  const full = scanAll(['629', '629', '629'])
  expect(full).toEqual({ 'a/0': 2, 'b/0': 1 })
  expect(readScan(orders, full, '629')).toMatchObject({ outcome: 'enough' })
  expect(readScan(orders, full, '000')).toEqual({ outcome: 'unknown' })
  expect(readScan(orders, full, '')).toEqual({ outcome: 'unknown' })
})

test('an order is complete when all of its items are picked', () => {
  const [first, second] = orders as [PackedOrder, PackedOrder]
  const progress = scanAll(['629', '629', '629'])
  expect([isComplete(progress, first), isComplete(progress, second)]).toEqual([false, true])
  expect(isComplete(scanAll(['629', 'HAT', '629']), first)).toBe(true)
  expect(isComplete({}, order('c', []))).toBe(false)
})

test('no sequence of scans picks more than was ordered, and each valid scan counts one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('629', 'HAT', 'tee-90', 'nothing')), (codes) => {
      const { picked, all } = countPicked(scanAll(codes), planWalk(orders))
      const tees = Math.min(codes.filter((code) => code === '629' || code === 'tee-90').length, 3)
      expect([picked, all]).toEqual([tees + Math.min(codes.filter((code) => code === 'HAT').length, 1), 4])
    }),
  )
})
