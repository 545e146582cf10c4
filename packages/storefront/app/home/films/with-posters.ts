import { scenePicture } from '@little-dunes/domain/catalogue/pictures/source-address'
import { shownParts } from '@little-dunes/domain/content/content-parts'
import { getDefaultFilm, getDefaultPicture } from '@little-dunes/domain/content/defaults/block-pictures'
import type { WireContent } from '@little-dunes/domain/contract/content/content-calls'

/** Width of a poster in pixels: a film is some 1000 wide on the largest screens. */
const WIDTH = 1280

/**
 * The films of the home page with their posters. Uploaded posters get the width that the page shows, so browsers need
 * no `srcset`.
 */
export function withPosters(content: WireContent): WireContent {
  const changed = content.changed.videos ?? {}
  const shown = shownParts('films', changed).flatMap((part) => {
    const [film, image] = [`film${part}`, `image${part}`]
    const poster = changed[image]
    return [
      [film, changed[film] || getDefaultFilm(film)],
      [image, poster ? scenePicture(poster, WIDTH) : getDefaultPicture('videos', image)],
    ]
  })
  return { ...content, changed: { ...content.changed, videos: { ...changed, ...Object.fromEntries(shown) } } }
}
