import marhey from '@fontsource-variable/marhey/files/marhey-latin-wght-normal.woff2?url'
import readexPro from '@little-dunes/design/fonts/readex-pro-latin-wght-normal.woff2?url'

/** The files of the faces that the first screen needs. */
export const PAGE_FONTS = [marhey, readexPro]
