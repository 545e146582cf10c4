import { splitLanguage } from '@little-dunes/domain/paths'
import { THEME_SHEET, type Theme, themeAddress } from '#theme/theme'

const FACE = /<link rel="preload"[^>]* href="\/assets\/([\w.-]+)\.woff2"[^>]*>/g
const BAR_COLOUR = /(<meta name="theme-color" content=")[^"]*/

/**
 * Adds the theme's style sheet after the shop's, and replaces preloads of fonts that the theme no longer uses. React
 * leaves elements in the head alone that it did not render.
 */
export function withTheme(html: string, key: string, theme: Theme): string {
  const { fonts, unusedFaces, barColour } = theme.pages[splitLanguage(key.split('?', 1)[0] ?? key).language]
  const head = [
    ...fonts.map(
      (name) =>
        `<link rel="preload" as="font" type="font/woff2" href="${themeAddress(theme, name)}" crossorigin="anonymous"/>`,
    ),
    `<link rel="stylesheet" href="${themeAddress(theme, THEME_SHEET)}"/>`,
  ]
  return html
    .replaceAll(FACE, (link, file: string) => (unusedFaces.some((face) => file.startsWith(face)) ? '' : link))
    .replace(BAR_COLOUR, (meta, before: string) => (barColour === null ? meta : before + barColour))
    .replace('</head>', () => `${head.join('')}</head>`)
}
