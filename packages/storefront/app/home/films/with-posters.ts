import { scenePicture } from '@little-dunes/domain/catalogue/pictures/source-address'
import { ownFilm, ownPicture } from '@little-dunes/domain/content/defaults/block-pictures'
import type { WireContent } from '@little-dunes/domain/contract/content-calls'

/** Pixels of a poster: a film is some 1000 wide on the largest screens. */
const WIDTH = 1280

const FIELDS = ['film1', 'image1', 'film2', 'image2']

/** The films of the home page with the pictures before them, those of the staff in the width in which the page shows them: browsers need no rule and no addresses for it. */
export function withPosters(content: WireContent): WireContent {
  const changed = content.changed.videos ?? {}
  const shown = FIELDS.flatMap((field) => {
    const value = changed[field]
    if (value) return [[field, field.startsWith('image') ? scenePicture(value, WIDTH) : value]]
    return [[field, ownFilm(field) ?? ownPicture('videos', field) ?? '']]
  })
  return { ...content, changed: { ...content.changed, videos: { ...changed, ...Object.fromEntries(shown) } } }
}
