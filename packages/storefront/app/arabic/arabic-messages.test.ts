import { globSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@little-dunes/domain/messages/languages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PIECES, PRODUCTS, UNITS_LEFT, withCount } from '#arabic/arabic-words'
import { uiMessages } from '#arabic/ui-messages'

const app = path.resolve(import.meta.dirname, '..')
const names = (pattern: string) => globSync(pattern, { cwd: app }).map((file) => path.basename(file))

test('every file of texts has an Arabic one of its name (D-62)', () => {
  expect(LANGUAGES).toContain('ar')
  const english = names('**/*-messages.ts').toSorted()
  const arabic = names('arabic/**/*-messages.ts').toSorted()
  expect(arabic.length).toBeGreaterThan(10)
  // Each name is found twice: in its folder and in that of the Arabic texts.
  expect(english).toEqual([...arabic, ...arabic].toSorted())
})

test.each([
  [0, 'لا منتجات'],
  [1, 'منتج واحد'],
  [2, 'منتجان'],
  [3, '3 منتجات'],
  [10, '10 منتجات'],
  [11, '11 منتجاً'],
  [99, '99 منتجاً'],
  [100, '100 منتج'],
  [103, '103 منتجات'],
  [111, '111 منتجاً'],
  [200, '200 منتج'],
])('%i products are %s', (count, words) => expect(withCount(count, PRODUCTS)).toBe(words))

test('a number is said once: by the form or by the figure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (count) => {
      for (const forms of [PIECES, PRODUCTS, UNITS_LEFT]) {
        const words = withCount(count, forms)
        expect(words).not.toContain('#')
        expect(words.includes(String(count))).toBe(count > 2)
      }
    }),
  )
})

test('sizes read like the label in the garment', () => {
  expect(uiMessages.sizeName('100')).toBe('\u20662–3\u2069 سنوات')
  expect(uiMessages.sizeName('28')).toBe('\u2066EU 28\u2069')
  expect(uiMessages.sizeName('One Size')).toBe('مقاس واحد')
})
