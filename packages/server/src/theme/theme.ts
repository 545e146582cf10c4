import type { Language } from '@little-dunes/domain/i18n/languages'
import type { Tokens } from '#theme/check-tokens'
import type { Looks } from '#theme/looks'

/** The shop's own rules, which come after the tokens. */
export const OWN_SHEET = 'theme.css'
/** Accents of the back office. */
export const BACKOFFICE_SHEET = 'backoffice.css'
/** The logo of the settings as PNG. */
export const LOGO_FILE = 'logo.png'

/** A file of the theme, as it is sent. */
export interface ThemeFile {
  name: string
  body: Buffer
}

/** How a shop looks apart from the code. */
export interface Theme {
  /** One word that changes with any file of the theme: part of the address of its files, and so of every page. */
  fingerprint: string
  /** The style sheet and what it refers to. */
  files: readonly ThemeFile[]
  tokens: Tokens
  /** Files that take the place of those of the same name in `packages/storefront/public`; null without any. */
  publicFolder: string | null
  /** Whether a logo is among them. */
  hasLogo: boolean
  /** Members of the manifests that it changes. */
  manifestColours: Readonly<Record<string, string>>
  /** What mails and papers have of it. */
  looks: Looks
  /** Whether the back office has a style sheet of it, `backoffice.css`. */
  reachesBackoffice: boolean
  /** What the pages of a language need before the style sheet is read. */
  pages: Readonly<Record<Language, ThemedPages>>
}

export interface ThemedPages {
  /** Fonts of the theme that a first screen needs, by name. */
  fonts: readonly string[]
  /** Faces of the house that no letter has any more, as their files begin. */
  unusedFaces: readonly string[]
  /** The colour of the browser's own bars, where the theme changes it. */
  barColour: string | null
}

declare module '#shop' {
  interface Shop {
    /** Look of pages, emails and documents. */
    theme: CurrentTheme
  }
}

/** How the shop looks. */
export interface CurrentTheme {
  /** The theme of the operator's folder, as it was read at the start. */
  base: Theme | null
  /** That with the logo and colours of the settings; null where neither says anything. */
  read(): Promise<Theme | null>
}

export const THEME_FOLDER = '/theme/'

export const themeAddress = ({ fingerprint }: Theme, name: string): string =>
  `${THEME_FOLDER}${fingerprint}/${name}`
