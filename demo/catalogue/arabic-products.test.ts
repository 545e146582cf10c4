import { expect, test } from 'vitest'
import { arabicColours, arabicSubCategories } from './arabic-names.ts'
import { arabicProducts } from './arabic-products.ts'
import { catalogue } from './catalogue.ts'

/** Arabic texts must not contain Latin letters: names are localized. */
const LATIN = /[a-z]/i

test('every demo product has an Arabic name and description, and there are no others', () => {
  const handles = catalogue.map(({ handle }) => handle)
  expect(Object.keys(arabicProducts).toSorted()).toEqual(handles.toSorted())
  const texts = Object.values(arabicProducts).flatMap(({ name, description }) => [name, description])
  for (const text of texts) {
    expect(text).toMatch(/\p{Script=Arabic}/u)
    expect(text).not.toMatch(LATIN)
  }
})

test('no two products have the same Arabic name', () => {
  const names = Object.values(arabicProducts).map(({ name }) => name)
  expect(new Set(names).size).toBe(catalogue.length)
})

test('every sub-category and every colour has a unique Arabic name', () => {
  const kinds = new Set(catalogue.map(({ subCategory }) => subCategory))
  expect(Object.keys(arabicSubCategories).toSorted()).toEqual([...kinds].toSorted())
  for (const names of [Object.values(arabicSubCategories), Object.values(arabicColours)]) {
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).not.toMatch(LATIN)
  }
})
