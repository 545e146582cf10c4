import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES } from '@little-dunes/domain/messages/languages'
import type { Tokens } from '#theme/check-tokens'
import type { ThemeFile } from '#theme/theme'
import { hexOf } from '#theme/theme-looks'

/** Members of a manifest by the token that they follow. */
const COLOURS = { theme_color: '--color-sea-deep', background_color: '--color-page' }

/** The manifests of the house in the colours of the theme, but those that the theme has itself. */
export async function themedManifests(
  tokens: Tokens,
  houseFolder: string,
  own: readonly string[],
): Promise<ThemeFile[]> {
  const changed = Object.entries(COLOURS).flatMap(([member, token]) => {
    const value = tokens[token]
    return value === undefined ? [] : [[member, hexOf(value)] as const]
  })
  const names = LANGUAGES.map((language) => `${language}.webmanifest`).filter((name) => !own.includes(name))
  if (changed.length === 0) return []
  return Promise.all(
    names.map(async (name) => {
      const house: unknown = JSON.parse(await readFile(path.join(houseFolder, name), 'utf8'))
      const manifest = { ...Object(house), ...Object.fromEntries(changed) }
      return { name, body: Buffer.from(JSON.stringify(manifest)) }
    }),
  )
}
