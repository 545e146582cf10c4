import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { z } from 'zod'

const tokens = z.record(z.string(), z.string('must be text in quotes'))

const font = z.strictObject({
  family: z.string().regex(/^[\w -]+$/, 'must be letters, digits and spaces'),
  file: z.string().regex(/^[\w-][\w.-]*\.woff2$/, 'must be the name of a .woff2 file beside theme.json'),
  weight: z
    .string()
    .regex(/^\d{1,4}( \d{1,4})?$/, 'must be a weight like "400", or a range like "300 700"')
    .default('400'),
  style: z.enum(['normal', 'italic'], 'must be "normal" or "italic"').default('normal'),
})

/** `theme.json` of a theme's folder. */
export const ThemeJson = z.strictObject({
  tokens: tokens.default({}),
  /** Tokens for one language, such as the fonts of Arabic pages. */
  tokensByLanguage: z.partialRecord(z.enum(LANGUAGES), tokens).default({}),
  fonts: z.array(font).default([]),
})
export type ThemeJson = z.infer<typeof ThemeJson>

/** A line per error, with its place in the file. */
export function themeJsonProblems(error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const place = issue.path.join('.') || 'it'
    if (issue.code === 'unrecognized_keys')
      return `theme.json: ${place === 'it' ? '' : `${place}.`}${issue.keys.join(', ')} is unknown; use tokens, tokensByLanguage and fonts`
    return `theme.json: ${place} ${issue.message}`
  })
}
