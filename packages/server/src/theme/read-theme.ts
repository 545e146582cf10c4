import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { StartError } from '#startup/start-error'
import { type Tokens, weakContrasts, withShades, wrongTokens } from '#theme/check-tokens'
import { readHouseTokens } from '#theme/house-tokens'
import { manifestColours } from '#theme/manifests'
import { readMark } from '#theme/read-mark'
import { BACKOFFICE_SHEET, THEME_SHEET, type Theme, type ThemedPages, type ThemeFile } from '#theme/theme'
import { ThemeJson, themeJsonProblems } from '#theme/theme-json'
import { backofficeSheet, themedLooks } from '#theme/theme-looks'
import { sheetProblems, themeSheet } from '#theme/theme-sheet'

const PUBLIC_FOLDER = fileURLToPath(new URL('../../../storefront/public', import.meta.url))
const MANIFESTS = LANGUAGES.map((language) => `${language}.webmanifest`)

const PUBLIC = 'public'
const JSON_FILE = 'theme.json'
/** Text files in the folder are not sent: they do not change the look. */
const SENT = /\.(woff2|svg|png|jpg|webp|avif)$/
const MAX_BYTES = 5 * 1024 * 1024

/** Default fonts by token, with the beginning of their file names. */
const FACES: Record<string, string> = { '--font-display': 'marhey', '--font-sans': 'readex-pro' }

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted()
}

/**
 * Reads the theme folder. Reports all errors in one message. Weak contrasts only cause a warning. @throws StartError if
 * the theme is invalid
 */
export async function readTheme(folder: string, warn: (line: string) => void): Promise<Theme> {
  const names = await listFolder(folder)
  const problems: string[] = []
  const json = await readJson(folder, names, problems)
  const house = await readHouseTokens()
  const tokens = withShades(json.tokens, house)
  const all = [json.tokens, ...Object.values(json.tokensByLanguage)]
  problems.push(...all.flatMap((one) => wrongTokens(one, house)).map((line) => `theme.json: ${line}`))
  const sheet = names.includes(THEME_SHEET) ? await readFile(path.join(folder, THEME_SHEET), 'utf8') : ''
  problems.push(...sheetProblems(sheet, names, house).map((line) => `${THEME_SHEET}: ${line}`))
  const fonts = json.fonts.filter(({ file }) => !names.includes(file))
  problems.push(...fonts.map(({ file }) => `theme.json: the font ${file} is not in the folder`))
  const files = await readSent(folder, names, problems)
  await checkPublic(folder, names, problems)
  const mark = await readMark(folder, names, { problems, warn })
  if (problems.length > 0)
    throw new StartError(`The theme in ${folder} is invalid:\n  ${problems.join('\n  ')}`)
  for (const line of weakContrasts(tokens, house)) warn(`The theme is hard to read: ${line}`)
  const css = themeSheet({ ...json, tokens }, sheet)
  const accents = backofficeSheet(tokens, warn)
  return {
    fingerprint: await createFingerprint(folder, names, css + accents),
    files: [
      { name: THEME_SHEET, body: Buffer.from(css) },
      { name: BACKOFFICE_SHEET, body: Buffer.from(accents) },
      ...files,
    ],
    tokens,
    hasLogo: names.includes(`${PUBLIC}/logo.svg`),
    manifestColours: manifestColours(tokens),
    looks: { ...themedLooks(tokens, warn), mark, logo: null },
    reachesBackoffice: accents !== '',
    publicFolder: names.some((name) => name.startsWith(`${PUBLIC}/`)) ? path.join(folder, PUBLIC) : null,
    pages: Object.fromEntries(
      LANGUAGES.map((language) => [language, pagesIn(language, json)]),
    ) as Theme['pages'],
  }
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await filesIn(folder)
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error
    throw new StartError(`The THEME folder ${folder} cannot be read (${String(why)})`)
  }
}

async function readJson(folder: string, names: readonly string[], problems: string[]): Promise<ThemeJson> {
  const nothing = ThemeJson.parse({})
  if (!names.includes(JSON_FILE)) return nothing
  let parsed: unknown
  try {
    parsed = JSON.parse(await readFile(path.join(folder, JSON_FILE), 'utf8'))
  } catch (error) {
    problems.push(`theme.json is not valid JSON: ${error instanceof Error ? error.message : String(error)}`)
    return nothing
  }
  const { data, error } = ThemeJson.safeParse(parsed)
  if (error) problems.push(...themeJsonProblems(error))
  return data ?? nothing
}

async function readSent(folder: string, names: readonly string[], problems: string[]): Promise<ThemeFile[]> {
  const sent = names.filter((name) => !name.includes('/') && SENT.test(name))
  return Promise.all(
    sent.map(async (name) => {
      const body = await readFile(path.join(folder, name))
      if (body.length > MAX_BYTES) problems.push(`${name} is larger than 5 MB`)
      return { name, body }
    }),
  )
}

/** Every file must replace a file of the shop: others would never be requested. */
async function checkPublic(folder: string, names: readonly string[], problems: string[]): Promise<void> {
  const replaced = names
    .filter((name) => name.startsWith(`${PUBLIC}/`))
    .map((name) => name.slice(PUBLIC.length + 1))
  if (replaced.length === 0) return
  const known = [...(await filesIn(PUBLIC_FOLDER)), ...MANIFESTS]
  const places = known.filter((name) => !name.includes('/')).join(', ')
  for (const name of replaced)
    if (!known.includes(name))
      problems.push(
        `${PUBLIC}/${name} replaces no file of the shop; use ${places}, or a file in pictures/ or videos/`,
      )
    else if ((await stat(path.join(folder, PUBLIC, name))).size === 0)
      problems.push(`${PUBLIC}/${name} is empty`)
}

async function createFingerprint(folder: string, names: readonly string[], css: string): Promise<string> {
  const hash = createHash('sha256').update(css)
  for (const name of names)
    if (!isText(name)) hash.update(`${name}\n`).update(await readFile(path.join(folder, name)))
  return hash.digest('base64url').slice(0, 12)
}

const isText = (name: string): boolean => /^texts\.\w+\.json$/.test(name)

const mergeTokens = (language: Language, { tokens, tokensByLanguage }: ThemeJson): Tokens => ({
  // Other languages have their own fonts, so the general font tokens do not apply to them.
  ...(language === FIRST_LANGUAGE ? tokens : withoutFaces(tokens)),
  ...tokensByLanguage[language],
})

const withoutFaces = (tokens: Tokens): Tokens =>
  Object.fromEntries(Object.entries(tokens).filter(([name]) => !(name in FACES)))

function pagesIn(language: Language, json: ThemeJson): ThemedPages {
  const tokens = mergeTokens(language, json)
  const faces = Object.keys(FACES).flatMap((name) => tokens[name] ?? [])
  const fonts = json.fonts.filter(
    ({ family, style }) => style === 'normal' && faces.some((one) => one.includes(family)),
  )
  return {
    fonts: [...new Set(fonts.map(({ file }) => file))],
    unusedFaces: Object.entries(FACES)
      .filter(([name]) => tokens[name] !== undefined)
      .map(([, face]) => face),
    barColour: tokens['--color-sea-deep'] ?? null,
  }
}
