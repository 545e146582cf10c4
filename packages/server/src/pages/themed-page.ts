import { splitLanguage } from '@little-dunes/domain/paths'
import { OWN_SHEET, type Theme, themeAddress } from '#theme/theme'

const FACE = /<link rel="preload"[^>]* href="\/assets\/([\w.-]+)\.woff2"[^>]*>/g
const BAR_COLOUR = /(<meta name="theme-color" content=")[^"]*/

/**
 * A page as the theme has it: its style sheet after those of the shop, and its fonts instead of those that no letter has
 * any more. React passes over what it did not render itself in a head.
 */
export function withTheme(html: string, key: string, theme: Theme): string {
  const { fonts, unusedFaces, barColour } = theme.pages[splitLanguage(key.split('?', 1)[0] ?? key).language]
  const head = [
    ...fonts.map(
      (name) =>
        `<link rel="preload" as="font" type="font/woff2" href="${themeAddress(theme, name)}" crossorigin="anonymous"/>`,
    ),
    `<link rel="stylesheet" href="${themeAddress(theme, OWN_SHEET)}"/>`,
  ]
  return html
    .replaceAll(FACE, (link, file: string) => (unusedFaces.some((face) => file.startsWith(face)) ? '' : link))
    .replace(BAR_COLOUR, (meta, before: string) => (barColour === null ? meta : before + barColour))
    .replace('</head>', () => `${head.join('')}</head>`)
}
