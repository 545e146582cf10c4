import { expect, test } from 'vitest'
import { getStoredFields } from '#content/content-fields'
import { HOME_NAMES } from '#content/content-items'
import { getDefaultFilm, getDefaultPicture } from '#content/defaults/block-pictures'

test('every image of the home page has a default', () => {
  const pictures = HOME_NAMES.flatMap((name) =>
    getStoredFields(name).flatMap(({ kind, key }) =>
      kind === 'picture' ? [getDefaultPicture(name, key)] : [],
    ),
  )
  expect(pictures).toHaveLength(33)
  expect(pictures.every((address) => address?.startsWith('/pictures/'))).toBe(true)
  // Added parts start with the default pictures.
  expect(new Set(pictures).size).toBe(18)
})

test('a story has no default image', () => expect(getDefaultPicture('story/first-day', 'image')).toBeNull())

test('every video of the home page has a default, with its image', () => {
  const films = getStoredFields('videos').filter(({ kind }) => kind === 'film')
  expect(films).toHaveLength(6)
  for (const film of films) {
    expect(getDefaultFilm(film.key)).toMatch(/^\/videos\//)
    expect(getDefaultPicture('videos', 'poster' in film ? film.poster : '')).toMatch(/^\/pictures\//)
  }
})
