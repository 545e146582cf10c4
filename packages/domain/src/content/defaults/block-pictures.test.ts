import { expect, test } from 'vitest'
import { storedFieldsOf } from '#content/content-fields'
import { HOME_NAMES } from '#content/content-items'
import { ownFilm, ownPicture } from '#content/defaults/block-pictures'

test('every picture of the home page came with the shop', () => {
  const pictures = HOME_NAMES.flatMap((name) =>
    storedFieldsOf(name).flatMap(({ kind, key }) => (kind === 'picture' ? [ownPicture(name, key)] : [])),
  )
  expect(pictures).toHaveLength(21)
  expect(pictures.every((address) => address?.startsWith('/pictures/'))).toBe(true)
  // Slides that are added begin with those of the first two.
  expect(new Set(pictures).size).toBe(18)
})

test('a story has none', () => expect(ownPicture('story/first-day', 'image')).toBeNull())

test('every film of the home page came with the shop, with the picture that is there before it plays', () => {
  const films = storedFieldsOf('videos').filter(({ kind }) => kind === 'film')
  expect(films).toHaveLength(2)
  for (const film of films) {
    expect(ownFilm(film.key)).toMatch(/^\/videos\//)
    expect(ownPicture('videos', 'poster' in film ? film.poster : '')).toMatch(/^\/pictures\//)
  }
})
