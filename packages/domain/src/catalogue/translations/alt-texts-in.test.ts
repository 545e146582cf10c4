import { expect, test } from 'vitest'
import { altTextsIn, withAltTexts } from '#catalogue/translations/alt-texts-in'

const ALT_TEXTS = {
  '/media/a.avif': { en: 'On sand', ar: 'على الرمل' },
  '/media/b.avif': { en: 'From behind' },
  '/media/c.avif': { ar: 'من الأمام' },
}

test('alt texts are in the language of the page, or else in the default language', () => {
  expect(altTextsIn(ALT_TEXTS, 'en')).toEqual({ '/media/a.avif': 'On sand', '/media/b.avif': 'From behind' })
  expect(altTextsIn(ALT_TEXTS, 'ar')).toEqual({
    '/media/a.avif': 'على الرمل',
    '/media/b.avif': 'From behind',
    '/media/c.avif': 'من الأمام',
  })
})

test('a product without alt texts returns undefined', () => {
  expect(altTextsIn(undefined, 'en')).toBeUndefined()
  expect(altTextsIn({ '/media/c.avif': { ar: 'من الأمام' } }, 'en')).toBeUndefined()
})

test('new texts replace those of their language and keep the others', () => {
  expect(withAltTexts(ALT_TEXTS, 'ar', { '/media/b.avif': 'من الخلف' })).toEqual({
    '/media/a.avif': { en: 'On sand' },
    '/media/b.avif': { en: 'From behind', ar: 'من الخلف' },
  })
  expect(withAltTexts({}, 'en', {})).toEqual({})
})
