import type { ContentKey, HomeName } from '#content/content-items'

const PICTURES = {
  hero: { image1: '/pictures/hero-1.avif', image2: '/pictures/hero-2.avif' },
  collection: { image: '/pictures/collection.avif' },
  videos: { image1: '/pictures/video-1.avif', image2: '/pictures/video-2.avif' },
  spotlight: {
    image1: '/pictures/spot-1.avif',
    image2: '/pictures/spot-2.avif',
    image3: '/pictures/spot-3.avif',
    image4: '/pictures/spot-4.avif',
  },
  ages: {
    image1: '/pictures/age-1.avif',
    image2: '/pictures/age-2.avif',
    image3: '/pictures/age-3.avif',
    image4: '/pictures/age-4.avif',
    image5: '/pictures/age-5.avif',
  },
  categories: {
    image1: '/pictures/cat-girls.avif',
    image2: '/pictures/cat-toys.avif',
    image3: '/pictures/cat-boys.avif',
  },
  popup: { image: '/pictures/popup.avif' },
} as const satisfies Partial<Record<HomeName, Record<string, string>>>

const FILMS = { film1: '/videos/morning-breeze.mp4', film2: '/videos/set-sail.mp4' }

/** Added parts reuse the defaults in turn. */
function findDefault(defaults: Readonly<Record<string, string>>, field: string): string | undefined {
  const place = (Number(field.slice(-1)) - 1) % Object.keys(defaults).length
  return defaults[field] ?? defaults[`${field.slice(0, -1)}${place + 1}`]
}

/** Default picture of a field. Null for stories. */
export function getDefaultPicture(item: ContentKey, field: string): string | null {
  const pictures: Partial<Record<string, Readonly<Record<string, string>>>> = PICTURES
  return findDefault(pictures[item] ?? {}, field) ?? null
}

/** Default film of a field. */
export const getDefaultFilm = (field: string): string | undefined => findDefault(FILMS, field)
