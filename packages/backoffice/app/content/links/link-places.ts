import { LIST_FLAGS, type ListFlag } from '@little-dunes/domain/catalogue/curated-lists'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { categoryPath, INFORMATION_PATHS, listPath, PATHS, typePath } from '@little-dunes/domain/paths'
import { contentMessages as texts } from '#content/content-messages'
import { contentNames } from '#ui/display/content-names-messages'

interface LinkPlace {
  to: string
  name: string
}

const FLAG_NAMES: Record<ListFlag, string> = {
  bestofkids: texts.blocks.bestOfKids,
  bestseller: texts.blocks.bestSellers,
  flashsale: texts.blocks.flash,
}

const lists: LinkPlace[] = [
  { to: PATHS.products, name: texts.blocks.grid },
  ...CATEGORIES.map((category) => ({
    to: categoryPath(category),
    name: texts.forWhom[category],
  })),
  ...Object.entries(texts.departments).map(([type, name]) => ({ to: typePath(type), name })),
  ...LIST_FLAGS.map((flag) => ({ to: listPath({ flag }), name: FLAG_NAMES[flag] })),
]

const pages: LinkPlace[] = [
  ...Object.entries(INFORMATION_PATHS).map(([page, to]) => ({
    to,
    name: contentNames[page as keyof typeof INFORMATION_PATHS],
  })),
  { to: PATHS.stories, name: texts.stories },
  { to: PATHS.trackOrder, name: texts.trackOrder },
]

export const LINK_PLACES = [
  { name: texts.productLists, places: lists },
  { name: texts.title, places: pages },
] as const

/** Null for addresses without a name. */
export const placeName = (to: string): string | null =>
  [...lists, ...pages].find((place) => place.to === to)?.name ?? null
