import '@little-dunes/design/arabic-fonts.css'
import '#arabic/arabic.css'
import marhey from '@fontsource-variable/marhey/files/marhey-arabic-wght-normal.woff2?url'
import readexPro from '@little-dunes/design/fonts/readex-pro-arabic-wght-normal.woff2?url'

export const PAGE_FONTS = [marhey, readexPro]
