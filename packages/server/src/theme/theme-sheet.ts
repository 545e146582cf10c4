import type { Tokens } from '#theme/check-tokens'
import type { ThemeJson } from '#theme/theme-json'

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

export const rule = (selector: string, tokens: Tokens = {}): string =>
  Object.keys(tokens).length > 0 ? `${selector}{${declarations(tokens)}}` : ''

/**
 * The sheet that pages load after their own. Its tokens are in the layer of the default tokens, so values of the Arabic
 * pages, such as fonts and sizes, stay. The shop's own rules win over all layers.
 */
export function themeSheet({ tokens, tokensByLanguage, fonts }: ThemeJson, themeCss: string): string {
  const faces = fonts.map(
    ({ family, file, weight, style }) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${file}") format("woff2")}`,
  )
  const byLanguage = Object.entries(tokensByLanguage).map(([language, some]) =>
    rule(`:root:lang(${language})`, some),
  )
  const rules = [rule(':root', tokens), ...byLanguage].join('')
  return [...faces, rules && `@layer tokens{${rules}}`, themeCss.trim()].filter(Boolean).join('\n')
}

const COMMENT = /\/\*[\s\S]*?\*\//g
const ADDRESS = /url\(\s*["']?([^"')]*)["']?\s*\)/g
const READ = /var\(\s*(--[\w-]+)\s*\)/g

/** Rules without an effect, and mistakes that end the sheet early. */
export function sheetProblems(
  sheet: string,
  names: readonly string[],
  house: ReadonlyMap<string, string>,
): string[] {
  const css = sheet.replaceAll(COMMENT, '')
  const addresses = [...css.matchAll(ADDRESS)].map(([, address = '']) => address)
  const [opened, closed] = [css.split('{').length, css.split('}').length]
  const read = [...css.matchAll(READ)].map(([, name = '']) => name)
  return [
    ...(/@import|@charset/i.test(css)
      ? ['@import and @charset are not supported; put all rules in this file']
      : []),
    ...(opened === closed ? [] : [`unbalanced braces: ${opened - 1} opened, ${closed - 1} closed`]),
    ...addresses
      .filter((address) => !isThere(address, names))
      .map((address) =>
        /^(https?:)?\/\//.test(address)
          ? `${address} is on another host; put the file in the folder`
          : `${address} is not in the folder`,
      ),
    ...read
      .filter((name) => !house.has(name) && !css.includes(`${name}:`))
      .map((name) => `${name} is not a token of the shop; packages/design/styles/tokens.css lists them`),
  ]
}

/** True for a file in the folder, a file of the shop, or data in the sheet itself. */
const isThere = (address: string, names: readonly string[]): boolean =>
  names.includes(address) || /^\/(?!\/)|^data:image\//.test(address)
