import { expect, test } from 'vitest'
import {
  type ContentFields,
  contentDifferences,
  contentProblems,
  contentTextsIn,
  getDefaultFields,
  wordsOfOtherPicture,
} from '#content/content-fields'
import { CONTENT_NAMES } from '#content/content-items'
import { LANGUAGES } from '#i18n/languages'

test.each(CONTENT_NAMES)('%s comes with every text in every language', (name) => {
  expect(contentProblems(name, getDefaultFields(name))).toEqual({})
  for (const language of LANGUAGES)
    expect(contentTextsIn(name, getDefaultFields(name), language).missing).toEqual([])
})

test('a text missing in a language falls back to the default language, and is reported', () => {
  const fields: ContentFields = { ...getDefaultFields('about'), 'lead.ar': ' ' }
  const { texts, missing } = contentTextsIn('about', fields, 'ar')
  expect(missing).toEqual(['lead'])
  expect(texts.lead).toBe(fields['lead.en'])
  expect(texts.title).toBe(fields['title.ar'])
})

test('the default language needs every text, and no text may exceed its maximum', () => {
  const fields = { ...getDefaultFields('terms'), 'title.en': ' ', 'title.ar': '', 'lead.ar': 'x'.repeat(401) }
  expect(contentProblems('terms', fields)).toEqual({ 'title.en': 'required', 'lead.ar': 'too_long' })
})

test('links lead to the shop, https, an email or a phone, and only footer links may be empty', () => {
  const hero = { ...getDefaultFields('hero'), to1: 'javascript:alert(1)', to2: '' }
  expect(contentProblems('hero', hero)).toEqual({ to1: 'link', to2: 'required' })
  expect(
    contentProblems('footer', { ...getDefaultFields('footer'), care1To: '', care2To: '//x.example' }),
  ).toEqual({
    care2To: 'link',
  })
})

test('a block has an uploaded image or the default one', () => {
  const uploaded = '/media/beach-day.1a2b3c4d.webp'
  const hero = { ...getDefaultFields('hero'), image1: uploaded }
  expect(contentProblems('hero', hero)).toEqual({})
  expect(contentDifferences('hero', hero, 'ar')).toEqual({ image1: uploaded })
  for (const other of ['https://other.example/a.webp', '/media/a.1a2b3c4d-640.webp', 'javascript:alert(1)'])
    expect(contentProblems('hero', { ...hero, image2: other })).toEqual({ image2: 'picture' })
})

test('a story needs no image', () => {
  const story = { ...getDefaultFields('story/first-day'), 'title.en': 'a', 'lead.en': 'b', 'body.en': 'c' }
  expect(contentProblems('story/first-day', story)).toEqual({})
  expect(contentProblems('story/first-day', { ...story, image: '/media/a.1a2b3c4d.webp' })).toEqual({})
})

test('only changed fields are differences, per language', () => {
  const fields = { ...getDefaultFields('hero'), 'title1.ar': 'صيف', to2: '/products?type=toys' }
  expect(contentDifferences('hero', getDefaultFields('hero'), 'ar')).toEqual({})
  expect(contentDifferences('hero', fields, 'en')).toEqual({ to2: '/products?type=toys' })
  expect(contentDifferences('hero', fields, 'ar')).toEqual({ title1: 'صيف', to2: '/products?type=toys' })
})

test('a new image clears the alt texts of the previous one in each language, unless rewritten', () => {
  expect(wordsOfOtherPicture('hero', ['image2', 'title1.en'])).toEqual(['picture2.en', 'picture2.ar'])
  expect(wordsOfOtherPicture('hero', ['image2', 'picture2.en', 'picture1.ar'])).toEqual(['picture2.ar'])
  expect(wordsOfOtherPicture('popup', ['image'])).toEqual(['picture.en', 'picture.ar'])
  expect(wordsOfOtherPicture('videos', ['image1'])).toEqual([])
})
