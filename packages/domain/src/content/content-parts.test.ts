import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contentDifferences,
  contentProblems,
  contentTextsIn,
  emptyPart,
  getDefaultFields,
  getShownFields,
  getStoredFields,
} from '#content/content-fields'
import { CONTENT_NAMES } from '#content/content-items'
import {
  DEFAULT_PARTS,
  MAX_PARTS,
  type PartList,
  partNumbers,
  readParts,
  shownParts,
  withNewPart,
} from '#content/content-parts'
import { LANGUAGES } from '#i18n/languages'

const LISTS = Object.keys(DEFAULT_PARTS) as PartList[]
const aList = fc.constantFrom(...LISTS)

test.each([
  ['2,1,3', ['2', '1', '3']],
  ['1,1,9,x,4', ['1', '4']],
  ['', ['1', '2']],
  [undefined, ['1', '2']],
])('slides are parsed from %s', (text, slides) => {
  expect(readParts('slides', text)).toEqual(slides)
})

test('each list allows more parts than the default content, and every part has fields', () => {
  const fields = CONTENT_NAMES.flatMap(getStoredFields)
  for (const list of LISTS) {
    const numbers = fields.flatMap(({ part }) => (part?.list === list ? [part.number] : []))
    expect([...new Set(numbers)]).toEqual(partNumbers(list))
    expect(MAX_PARTS[list]).toBeGreaterThan(DEFAULT_PARTS[list].split(',').length)
    // Field names contain a single digit.
    expect(MAX_PARTS[list]).toBeLessThan(10)
  }
})

test('any stored value gives known parts, each once, in the stored order', () => {
  const stored = fc.oneof(fc.string(), fc.array(fc.integer({ min: 0, max: 12 })).map(String))
  fc.assert(
    fc.property(aList, stored, (list, text) => {
      const parts = readParts(list, text)
      expect(parts.length).toBeGreaterThan(0)
      expect(new Set(parts).size).toBe(parts.length)
      expect(partNumbers(list)).toEqual(expect.arrayContaining(parts))
      expect(readParts(list, parts.join(','))).toEqual(parts)
    }),
  )
})

test('a new part comes last and gets the lowest free number, up to the maximum', () => {
  expect(withNewPart('slides', ['2', '3'])).toEqual(['2', '3', '1'])
  fc.assert(
    fc.property(aList, fc.nat(), (list, seed) => {
      const start = partNumbers(list).filter((_, at) => (seed >> at) % 2 === 1)
      let parts: string[] | null = start
      const grown = [start.length]
      for (let next = withNewPart(list, start); next; next = withNewPart(list, next)) {
        expect(next.slice(0, -1)).toEqual(parts)
        parts = next
        grown.push(next.length)
      }
      expect(grown.at(-1)).toBe(MAX_PARTS[list])
      expect([...parts].toSorted()).toEqual(partNumbers(list))
    }),
  )
})

test('every field of a part belongs to a list of its item, and the default content is complete', () => {
  const lists = CONTENT_NAMES.flatMap((name) => {
    const fields = getStoredFields(name)
    const partLists = fields.flatMap((field) => (field.kind === 'parts' ? [field.list] : []))
    for (const { part } of fields) if (part?.list) expect(partLists).toContain(part.list)
    expect(contentProblems(name, getDefaultFields(name))).toEqual({})
    return partLists
  })
  expect(lists.toSorted()).toEqual(LISTS.toSorted())
})

test('a part needs its text only when it is shown', () => {
  const fields = getDefaultFields('hero')
  const required = Object.keys(contentProblems('hero', { ...fields, slides: '1,2,3' }))
  expect(required).toEqual(['title3.en', 'text3.en', 'button3.en', 'picture3.en'])
  expect(contentProblems('hero', { ...fields, slides: '1', 'title2.en': '' })).toEqual({})
  expect(contentProblems('footer', { ...getDefaultFields('footer'), careLinks: '1,8' })).toEqual({
    'care8.en': 'required',
  })
})

test('an added part starts empty, even one of the default content', () => {
  expect(emptyPart('hero', 'slides', '2')).toMatchObject({
    'title2.en': '',
    'title2.ar': '',
    to2: '/products',
  })
  expect(emptyPart('footer', 'shopLinks', '7')).toEqual({ 'shop7.en': '', 'shop7.ar': '', shop7To: '' })
  expect(emptyPart('videos', 'films', '6')).toEqual({
    'caption6.en': '',
    'caption6.ar': '',
    to6: '/products',
    film6: '',
    image6: '',
  })
})

test('the visible parts of an item are its shown parts, in order', () => {
  const fields = {
    ...getDefaultFields('ages'),
    tiles: '7,2',
    'age7.en': 'Newborn',
    'age1.en': 'Gone',
    'age2.ar': '',
  }
  expect(getShownFields('ages', fields).map(({ key }) => key)).toEqual([
    'title.en',
    'title.ar',
    'tiles',
    ...['age7.en', 'age7.ar', 'to7', 'image7'],
    ...['age2.en', 'age2.ar', 'to2', 'image2'],
  ])
  expect(Object.values(contentTextsIn('ages', fields, 'en').texts).slice(1)).toEqual(['Newborn', '4-6 Years'])
  expect(contentTextsIn('ages', fields, 'ar').missing).toEqual(['age7', 'age2'])
})

test('pages receive only the shown parts', () => {
  const stored = {
    ...getDefaultFields('footer'),
    careLinks: '6,x,6,1',
    'care6.en': 'Jobs',
    'care2.en': 'Gone',
  }
  for (const language of LANGUAGES) {
    const sent = contentDifferences('footer', stored, language)
    expect(sent).toEqual({ careLinks: '6,1', care6: 'Jobs' })
    expect(shownParts('careLinks', sent)).toEqual(['6', '1'])
    expect(shownParts('shopLinks', sent)).toEqual(['1', '2', '3', '4'])
  }
})

test('content published before lists existed looks the same', () => {
  const published = { 'age2.en': 'Toddlers', 'age2.ar': 'صغار' }
  const whole = { ...getDefaultFields('ages'), ...published }
  expect(shownParts('tiles', contentDifferences('ages', whole, 'en'))).toEqual(['1', '2', '3', '4', '5'])
  expect(contentDifferences('ages', whole, 'en')).toEqual({ age2: 'Toddlers' })
})
