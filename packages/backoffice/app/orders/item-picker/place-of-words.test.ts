import { expect, test } from 'vitest'
import { placeOfWords } from '#orders/item-picker/place-of-words'

const size = (sku: string, stock = 3, barcode: string | null = null) => ({
  ...{ id: sku, size: sku.slice(-2), sku, barcode, shelf: null, price: null },
  ...{ stock, counted: true, movement: 0 },
})
const colour = (name: string, nameAr: string, sizes: ReturnType<typeof size>[]) => ({
  ...{ id: name, name, nameAr, swatch: null, images: [], sizes },
})
const product = {
  colours: [
    colour('Coral', 'مرجاني', [size('TEE-CO-90', 0), size('TEE-CO-91'), size('TEE-CO-9')]),
    colour('Sky', 'سماوي', [size('TEE-SK-90', 2, '6291001'), size('TEE-SK-91', 0)]),
  ],
}
const findSku = (words: string) => placeOfWords(product, words)?.size.sku

test('a SKU or barcode finds its size, in lower case, as a prefix and when sold out', () => {
  expect(findSku('TEE-SK-90')).toBe('TEE-SK-90')
  expect(findSku('tee-sk-91')).toBe('TEE-SK-91')
  expect(findSku(' TEE-CO-9 ')).toBe('TEE-CO-9')
  expect(findSku('6291001')).toBe('TEE-SK-90')
  expect(findSku('tee-sk-9')).toBe('TEE-SK-90')
})

test('a colour is found in both languages, with its first available size', () => {
  expect(findSku('tee sky')).toBe('TEE-SK-90')
  expect(findSku('سماوي')).toBe('TEE-SK-90')
  expect(findSku('coral')).toBe('TEE-CO-91')
})

test('a search that matches no size or every size selects the first available one', () => {
  expect(findSku('')).toBe('TEE-CO-91')
  expect(findSku('TEE')).toBe('TEE-CO-91')
  expect(findSku('dress')).toBe('TEE-CO-91')
  expect(placeOfWords({ colours: [] }, 'dress')).toBeUndefined()
})
