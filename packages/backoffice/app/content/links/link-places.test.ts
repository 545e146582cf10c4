import { frameLinks } from '@little-dunes/domain/content/defaults/frame-links'
import { homeLinks } from '@little-dunes/domain/content/defaults/home-links'
import { expect, test } from 'vitest'
import { LINK_PLACES, placeName } from '#content/links/link-places'

test('every default link has a name, and names are unique in a group', () => {
  const links = Object.values({ ...homeLinks, ...frameLinks })
    .flatMap((values) => Object.entries(values))
    .flatMap(([key, to]) => (/to\d?$/i.test(key) && to !== '' ? [to] : []))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((to) => placeName(to) === null)).toEqual([])
  for (const { places } of LINK_PLACES) {
    const names = places.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('other links have no name', () => {
  expect(placeName('/products?category=Boys')).toBe('Boys')
  expect(placeName('/products?age=100')).toBeNull()
  expect(placeName('')).toBeNull()
})
