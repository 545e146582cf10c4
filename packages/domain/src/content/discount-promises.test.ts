import { expect, test } from 'vitest'
import { FRAME_NAMES, HOME_NAMES } from '#content/content-items'
import { DEFAULT_TEXTS } from '#content/default-content'
import { adaptPromise, isPromise, PROMISED_PERCENT } from '#content/discount-promises'
import { LANGUAGES } from '#i18n/languages'

const shown = LANGUAGES.flatMap((language) =>
  [...FRAME_NAMES, ...HOME_NAMES].flatMap((name) => Object.values(DEFAULT_TEXTS[language][name])),
)

test('without discounts, no text of header, footer and home promises one', () => {
  const promise = /%|\bsales?\b|\bsave\b|discount|خصم|تخفيض/i
  expect(shown.filter((text) => promise.test(text)).length).toBeGreaterThan(5)
  expect(shown.map((text) => adaptPromise(text, 0) ?? '').filter((text) => promise.test(text))).toEqual([])
})

test('the banner offer is a promise in each language, and list names are not', () => {
  for (const language of LANGUAGES) {
    expect(isPromise(DEFAULT_TEXTS[language].banner.offer)).toBe(true)
    expect(isPromise(DEFAULT_TEXTS[language].footer.shop1)).toBe(false)
  }
})

test('smaller discounts replace the promised percentage, and larger ones keep the text', () => {
  const [english, arabic] = [DEFAULT_TEXTS.en.banner.offer, DEFAULT_TEXTS.ar.banner.offer]
  expect(adaptPromise(english, 12)).toBe('Save up to 12% for all Products')
  expect(adaptPromise(arabic, 12)).toBe('خصم يصل إلى \u206612%\u2069 على كل المنتجات')
  for (const max of [PROMISED_PERCENT, 70])
    for (const text of shown) expect(adaptPromise(text, max)).toBe(text)
})

test('a text written by staff is not a promise of the shop', () => {
  for (const text of ['Save up to 20% for all products', 'Sale!', ''])
    for (const max of [0, 5]) expect(adaptPromise(text, max)).toBe(text)
})
