import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { parseListingQuery } from '#catalogue/address/listing-query'
import { FilterForm } from '#catalogue/filter/filter-form.tsx'

const EMPTY: WireFacets = {
  categories: { Boys: 0, Girls: 0, Unisex: 0 },
  departments: { Clothing: 0, Shoes: 0, Toys: 0 },
  types: [
    { slug: 'hats', name: 'Hats', department: 'Clothing', count: 0 },
    { slug: 'dolls', name: 'Dolls', department: 'Toys', count: 0 },
  ],
  sizes: ['80', '90', '28', '29'],
  sizeCounts: [0, 0, 0, 0],
  colors: ['Coral', 'Sand'],
  colorCounts: [0, 0],
  inStock: 0,
  prices: [
    { from: 0, to: 19, count: 0 },
    { from: 20, to: null, count: 0 },
  ],
}

/** Labels and counts of the boxes and links, and titles of the groups. */
function renderTexts(address: string, facets: WireFacets | null): string[] {
  const choice = parseListingQuery(new URLSearchParams(address))
  const form = createElement(FilterForm, { choice, facets, done: '' })
  const html = renderToStaticMarkup(
    createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element: form }]) }),
  )
  const [, inside = ''] = /<form.*?>(.*)<noscript>/.exec(html) ?? []
  return [...inside.matchAll(/>([^<]+)</g)].map(([, text = '']) => text)
}

test('an empty list has no filters', () => {
  expect(renderTexts('search=xyz', EMPTY)).toEqual([])
})

test('an empty list has the chosen filters, which can be removed', () => {
  const chosen = 'category=Boys&type=hats&size=90&color=Sand&inStock=true&minPrice=20'
  expect(renderTexts(chosen, EMPTY)).toEqual([
    ...['Gender', 'Boys', '0', 'Category', 'Clothing', '0', 'Hats', '0', 'In stock only', '0'],
    ...['Age and size', '1–2 Years', '0', 'Colour', 'Sand', '0'],
    ...['Price', 'AED 20 and over', '0', 'From AED', 'To AED'],
  ])
})

test('a filter with a product in one of its choices has all of them', () => {
  expect(renderTexts('size=90', { ...EMPTY, sizeCounts: [3, 0, 0, 0] })).toEqual([
    ...['Age and size', '0–1 Years', '3', '1–2 Years', '0'],
  ])
})

test('a list that is not loaded or too long to count has its filters', () => {
  expect(renderTexts('', null)).toContain('Gender')
  expect(renderTexts('', { ...EMPTY, countsAreAtLeast: true })).toContain('Dolls')
})
