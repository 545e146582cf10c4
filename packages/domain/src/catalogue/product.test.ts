import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCategory, isUuid, toSlug, variantOfSlug } from '#catalogue/product'
import { productPath } from '#paths'

const id = '0198f2c4-7a10-7b6e-9d31-2f5a8c0e4b77'

test('a product has one URL: category, name, id (D-10)', () => {
  expect(productPath({ id, name: 'Desert Fox T-Shirt', category: 'Boys' })).toBe(
    `/Boys/desert-fox-t-shirt/${id}`,
  )
})

test('names in any script and with any characters give a URL of three segments (D-10)', () => {
  expect(toSlug('فستان الكثبان')).toBe('فستان-الكثبان')
  expect(toSlug('100% Cotton / "Sea" #1?')).toBe('100-cotton-sea-1')
  expect(toSlug('../..')).toBe('product')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const path = productPath({ id, name, category: 'Unisex' })
      expect(path).not.toMatch(/[?#\s\\]/)
      expect(decodeURIComponent(path)).toBe(`/Unisex/${toSlug(name)}/${id}`)
      expect(toSlug(name)).toMatch(/^[^./]+$/)
      expect(path.split('/')).toHaveLength(4)
    }),
  )
})

test('a URL names a product by a UUID, and anything else is a search term (D-10)', () => {
  expect([id, id.toUpperCase()].every(isUuid)).toBe(true)
  expect(['', 'shirt', id.slice(1), `${id}0`, ` ${id}`, `${id}\n`].some(isUuid)).toBe(false)
})

test('there are three audiences (DATA-03)', () => {
  expect(['Boys', 'Girls', 'Unisex'].every(isCategory)).toBe(true)
  expect(['boys', '', null, undefined, 3, 'Toys'].some(isCategory)).toBe(false)
})

test('a URL names a colour by its slug', () => {
  const variants = [{ colorName: 'Sea' }, { colorName: 'Deep Sea' }, { colorName: 'أزرق' }]
  expect(variantOfSlug(variants, 'deep-sea')).toBe(variants[1])
  expect(variantOfSlug(variants, 'SEA')).toBe(variants[0])
  expect(variantOfSlug(variants, 'أزرق')).toBe(variants[2])
  expect(variantOfSlug(variants, 'coral')).toBeUndefined()
  expect(variantOfSlug(variants, '')).toBeUndefined()
})
