import type { ContentValues, HomeName } from '#content/content-items'
import { categoryPath, PATHS, typePath } from '#paths'

/** Empty: the default picture or film. */
const own = ''

/** Default links of the home page. Age tiles lead to the plain list (D-19). */
export const homeLinks: { [Name in Exclude<HomeName, 'home'>]: ContentValues<Name> } = {
  hero: { to1: PATHS.products, image1: own, to2: PATHS.products, image2: own },
  collection: { to: PATHS.products, image: own },
  videos: { to1: PATHS.products, film1: own, image1: own, to2: PATHS.products, film2: own, image2: own },
  spotlight: { image1: own, image2: own, image3: own, image4: own },
  ages: {
    to1: PATHS.products,
    image1: own,
    to2: PATHS.products,
    image2: own,
    to3: PATHS.products,
    image3: own,
    to4: PATHS.products,
    image4: own,
    to5: PATHS.products,
    image5: own,
  },
  categories: {
    to1: categoryPath('Girls'),
    image1: own,
    to2: typePath('toys'),
    image2: own,
    to3: categoryPath('Boys'),
    image3: own,
  },
  newsletter: {},
  popup: { image: own },
}
