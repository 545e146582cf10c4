import type { ContentValues, HomeName } from '#content/content-items'
import { categoryPath, PATHS, typePath } from '#paths'

/** Empty: the default picture or film. */
const noUpload = ''

/** Default links of the home page. Age tiles lead to the plain list (D-19). */
export const homeLinks: { [Name in Exclude<HomeName, 'home'>]: ContentValues<Name> } = {
  hero: { to1: PATHS.products, image1: noUpload, to2: PATHS.products, image2: noUpload },
  collection: { to: PATHS.products, image: noUpload },
  videos: {
    to1: PATHS.products,
    film1: noUpload,
    image1: noUpload,
    to2: PATHS.products,
    film2: noUpload,
    image2: noUpload,
  },
  spotlight: { image1: noUpload, image2: noUpload, image3: noUpload, image4: noUpload },
  ages: {
    to1: PATHS.products,
    image1: noUpload,
    to2: PATHS.products,
    image2: noUpload,
    to3: PATHS.products,
    image3: noUpload,
    to4: PATHS.products,
    image4: noUpload,
    to5: PATHS.products,
    image5: noUpload,
  },
  categories: {
    to1: categoryPath('Girls'),
    image1: noUpload,
    to2: typePath('toys'),
    image2: noUpload,
    to3: categoryPath('Boys'),
    image3: noUpload,
  },
  newsletter: {},
  popup: { image: noUpload },
}
