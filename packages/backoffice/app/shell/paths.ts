import { SCREENS } from '#shell/screens'

type Paths = { [Name in keyof typeof SCREENS]: (typeof SCREENS)[Name]['path'] }

/** The address of each screen below `/backoffice`. */
export const PATHS = Object.fromEntries(
  Object.entries(SCREENS).map(([name, { path }]) => [name, path]),
) as Paths

/** Card of a product with the shelf, barcode and price of each size. */
export const SIZES_ID = 'sizes'

/** Card on the home screen with failed tasks. */
export const NEEDS_ATTENTION_ID = 'needs-attention'
export const NEEDS_ATTENTION = `${PATHS.home}#${NEEDS_ATTENTION_ID}`

/** Address of a chapter of Help, or of a section as in `ship#pack-orders`. */
export const helpAddress = (place: string): string => `${PATHS.help}/${place}`
