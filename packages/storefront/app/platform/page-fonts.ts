import marhey from '@fontsource-variable/marhey/files/marhey-latin-wght-normal.woff2?url'
import readexPro from '@little-dunes/design/fonts/readex-pro-latin-wght-normal.woff2?url'

/** Font files of the first screen. */
export const PAGE_FONTS = [marhey, readexPro]
