import type { ContentValues, HomeName } from '#content/content-items'
import { categoryPath, PATHS, typePath } from '#paths'

/** Where the home page leads before anybody has changed it, as its parts do by themselves; age tiles lead to the plain list (D-19). */
export const homeLinks: { [Name in Exclude<HomeName, 'home'>]: ContentValues<Name> } = {
  hero: { to1: PATHS.products, to2: PATHS.products },
  collection: { to: PATHS.products },
  videos: { to1: PATHS.products, to2: PATHS.products },
  spotlight: {},
  ages: {
    to1: PATHS.products,
    to2: PATHS.products,
    to3: PATHS.products,
    to4: PATHS.products,
    to5: PATHS.products,
  },
  categories: { to1: categoryPath('Girls'), to2: typePath('toys'), to3: categoryPath('Boys') },
  newsletter: {},
  popup: {},
}
