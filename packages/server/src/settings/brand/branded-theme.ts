import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { sourceFile } from '#media/picture-source'
import { sharp } from '#media/safe-sharp'
import { drawEmailLogo } from '#settings/brand/email-logo'
import { type Brand, brandTokens, FRONT_HILL } from '#theme/brand'
import { readHouseTokens } from '#theme/house-tokens'
import { HOUSE_LOOKS } from '#theme/looks'
import { manifestColours } from '#theme/manifests'
import { BACKOFFICE_SHEET, LOGO_FILE, THEME_SHEET, type Theme, type ThemedPages } from '#theme/theme'
import { backofficeSheet, themedLooks } from '#theme/theme-looks'
import { rule } from '#theme/theme-sheet'

const NO_THEME: Theme = {
  fingerprint: '',
  files: [],
  tokens: {},
  publicFolder: null,
  hasLogo: false,
  manifestColours: {},
  looks: HOUSE_LOOKS,
  reachesBackoffice: false,
  pages: Object.fromEntries(
    LANGUAGES.map((language) => [language, { fonts: [], unusedFaces: [], barColour: null }]),
  ) as unknown as Theme['pages'],
}

interface Surroundings {
  /** Null without a folder of the operator. */
  base: Theme | null
  dataFolder: string
  warn(line: string): void
}

/** The theme of the folder with the logo and colours of the settings, which have priority. */
export async function brandedTheme(
  brand: Brand,
  { base, dataFolder, warn }: Surroundings,
): Promise<Theme | null> {
  if (Object.values(brand).every((value) => value === '')) return base
  const { files, ...theme } = base ?? NO_THEME
  const brandedTokens = brandTokens(brand, await readHouseTokens())
  const tokens = { ...theme.tokens, ...brandedTokens }
  const logo = await readLogo(dataFolder, brand.logo, warn)
  const before = files.find(({ name }) => name === THEME_SHEET)?.body.toString() ?? ''
  // Outside all layers and with a doubled selector, to win over the theme's rules for one language.
  const hasThemeHills = theme.publicFolder !== null && existsSync(path.join(theme.publicFolder, 'hills.svg'))
  const hill = brandedTokens['--color-sea-deep'] && !hasThemeHills ? FRONT_HILL : ''
  const css = [before, rule(':root:root', brandedTokens), hill].filter(Boolean).join('\n')
  const accents = backofficeSheet(tokens, warn)
  const looks = { ...themedLooks(tokens, warn), mark: theme.looks.mark, logo }
  const hash = createHash('sha256').update(`${theme.fingerprint}\n${JSON.stringify(brand)}\n${css}${accents}`)
  return {
    ...theme,
    tokens,
    fingerprint: hash.digest('base64url').slice(0, 12),
    files: [
      ...files.filter(({ name }) => name !== THEME_SHEET && name !== BACKOFFICE_SHEET),
      { name: THEME_SHEET, body: Buffer.from(css) },
      { name: BACKOFFICE_SHEET, body: Buffer.from(accents) },
      ...(logo ? [{ name: LOGO_FILE, body: await drawEmailLogo(logo, looks.email) }] : []),
    ],
    manifestColours: manifestColours(tokens),
    looks,
    reachesBackoffice: accents !== '',
    pages: Object.fromEntries(
      LANGUAGES.map((language) => [language, withBarColour(theme.pages[language], brandedTokens)]),
    ) as Theme['pages'],
  }
}

const withBarColour = (pages: ThemedPages, brandedTokens: Theme['tokens']): ThemedPages => ({
  ...pages,
  barColour: brandedTokens['--color-sea-deep'] ?? pages.barColour,
})

/** The logo as PNG for PDFs and emails. */
async function readLogo(
  dataFolder: string,
  address: string,
  warn: (line: string) => void,
): Promise<Buffer | null> {
  const file = sourceFile(dataFolder, address)
  if (!file) return null
  try {
    return await sharp(await readFile(file))
      .png()
      .toBuffer()
  } catch {
    warn(`The logo ${address} cannot be read. Emails and documents show the name of the shop instead.`)
    return null
  }
}
