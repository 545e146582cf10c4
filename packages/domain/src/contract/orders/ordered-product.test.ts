import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Product } from '#catalogue/product'
import { calls } from '#contract/calls'
import { product } from '#contract/catalogue/wire-product'
import { type ProductSnapshot, toOrderedProduct, toSnapshot } from '#contract/orders/ordered-product'

/** An order line as stored in the database. A literal, so that no later schema can change it. */
const VERSION_1 = `{"_id":"019a0000-0000-7000-8000-000000000001","name":"Fox Tee","sku":"FOX-1","description":"Soft.",
  "category":"Boys","subCategory":"T-shirts","image":["/front.avif"],"price":99.9,"discount":12.5,"flashsale":true,
  "flashDiscount":40,"flashdiscount":40,"bestseller":false,"bestofkids":true,"variants":[{"colorName":"Sea",
  "swatch":null,"images":["/sea.avif"],"sizes":[{"size":"90","stocks":3,"subSKU":"FOX-1-90"}],"stocks":3}]}`

const VERSION_2 = `{"version":2,"_id":"019a0000-0000-7000-8000-000000000001","name":"Fox Tee","sku":"FOX-1",
  "description":"Soft.","category":"Boys","subCategory":"T-shirts","image":["/front.avif"],"price":9990,"discount":12.5,
  "flashsale":true,"flashDiscount":40,"bestseller":false,"bestofkids":true,"variants":[{"colorName":"Sea",
  "swatch":null,"images":["/sea.avif"],"sizes":[{"size":"90","stocks":3,"subSKU":"FOX-1-90"}],"stocks":3}]}`

const VERSION_3 = VERSION_2.replace('"version":2', '"version":3')

/** Stored with an order in Arabic. */
const IN_ARABIC = VERSION_3.replace('"T-shirts"', '"T-shirts","subCategoryLabel":"قمصان"').replace(
  '"Sea"',
  '"Sea","colorLabel":"بحري"',
)

const stored = (json: string) => JSON.parse(json) as ProductSnapshot

test('every snapshot version gives the same product (DATA-35, D-07)', () => {
  const onTheWire = JSON.parse(VERSION_1)
  expect(toOrderedProduct(stored(VERSION_1))).toEqual(onTheWire)
  expect(toOrderedProduct(stored(VERSION_2))).toEqual(onTheWire)
  expect(toOrderedProduct(stored(VERSION_3))).toEqual(onTheWire)
})

test('a product bought in another language keeps its labels (D-62)', () => {
  const { variants, subCategory, subCategoryLabel } = toOrderedProduct(stored(IN_ARABIC))
  expect([subCategory, subCategoryLabel]).toEqual(['T-shirts', 'قمصان'])
  expect(variants).toMatchObject([{ colorName: 'Sea', colorLabel: 'بحري' }])
})

test('a damaged snapshot is refused', () => {
  for (const damaged of [
    '{}',
    'null',
    VERSION_1.replace('"name":"Fox Tee",', ''),
    VERSION_3.replace(':3', ':4'),
  ])
    expect(() => toOrderedProduct(stored(damaged))).toThrow(z.ZodError)
})

const fox: Product = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Fox Tee',
  sku: 'FOX-1',
  description: 'Soft.',
  category: 'Boys',
  subCategory: 'T-shirts',
  image: ['/front.avif'],
  price: 99_90,
  discount: 12.5,
  flashsale: true,
  flashDiscount: 40,
  bestseller: false,
  bestofkids: true,
  variants: [
    {
      colorName: 'Sea',
      swatch: null,
      images: ['/sea.avif'],
      sizes: [{ size: '90', stocks: 3, subSKU: 'FOX-1-90' }],
      stocks: 3,
    },
  ],
}

test('a snapshot contains its version and only the named fields', () => {
  const grown = { ...fox, material: 'cotton', variants: fox.variants.map((one) => ({ ...one, id: 7 })) }
  expect(toSnapshot(grown)).toEqual(JSON.parse(VERSION_3))
})

test('outside a flash sale the flash percent is 0 in the snapshot (D-02)', () => {
  expect(toSnapshot({ ...fox, flashsale: false })).toMatchObject({ flashsale: false, flashDiscount: 0 })
})

/** A schema with all schemas inside it. */
function collectSchemas(schema: unknown, parts = new Set<unknown>()): Set<unknown> {
  if (!(schema instanceof z.ZodType) || parts.has(schema)) return parts
  parts.add(schema)
  if (schema instanceof z.ZodObject)
    for (const field of Object.values(schema.shape)) collectSchemas(field, parts)
  if (schema instanceof z.ZodArray) collectSchemas(schema.element, parts)
  if (schema instanceof z.ZodNullable) collectSchemas(schema.unwrap(), parts)
  return parts
}

test('order replies share no schema with products, so a new product field cannot break them', () => {
  const ofOrders = collectSchemas(calls['POST /api/order/userorders'].reply)
  const ofProducts = collectSchemas(product)
  expect([ofOrders.size, ofProducts.size].every((size) => size > 15)).toBe(true)
  expect([...ofProducts].filter((part) => ofOrders.has(part))).toEqual([])
})
