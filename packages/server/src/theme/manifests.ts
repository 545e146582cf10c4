import type { Tokens } from '#theme/check-tokens'
import { toHexColour } from '#theme/theme-looks'

/** Manifest members and the tokens they follow. */
const COLOURS = { theme_color: '--color-sea-deep', background_color: '--color-page' }

export const manifestColours = (tokens: Tokens): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(COLOURS).flatMap(([member, token]) => {
      const value = tokens[token]
      return value === undefined ? [] : [[member, toHexColour(value)]]
    }),
  )
