import type { Language } from '@little-dunes/domain/i18n/languages'
import type { Tokens } from '#theme/check-tokens'
import type { Looks } from '#theme/looks'

/** The shop's own rules, after the tokens. */
export const THEME_SHEET = 'theme.css'
/** Accent colours of the back office. */
export const BACKOFFICE_SHEET = 'backoffice.css'
export const LOGO_FILE = 'logo.png'

export interface ThemeFile {
  name: string
  body: Buffer
}

export interface Theme {
  /** A hash that changes with any file of the theme. Part of the address of its files, and so of every page. */
  fingerprint: string
  /** The style sheet and the files it refers to. */
  files: readonly ThemeFile[]
  tokens: Tokens
  /** Folder with replacements for files of the same name in `packages/storefront/public`. Null if it does not exist. */
  publicFolder: string | null
  /** True if the folder replaces the logo. */
  hasLogo: boolean
  manifestColours: Readonly<Record<string, string>>
  looks: Looks
  /** True if the theme has a style sheet for the back office, `backoffice.css`. */
  reachesBackoffice: boolean
  /** Data that pages of a language need before the style sheet loads. */
  pages: Readonly<Record<Language, ThemedPages>>
}

export interface ThemedPages {
  /** Names of the theme's fonts for the first screen. */
  fonts: readonly string[]
  /** Beginnings of file names of default fonts that the theme no longer uses. */
  unusedFaces: readonly string[]
  /** Colour of the browser's toolbar. Null if the theme does not change it. */
  barColour: string | null
}

declare module '#shop' {
  interface Shop {
    /** Look of pages, emails and documents. */
    theme: CurrentTheme
  }
}

export interface CurrentTheme {
  /** The theme of the operator's folder, read when the server starts. */
  base: Theme | null
  /** `base` with the logo and colours of the settings. Null without either. */
  read(): Promise<Theme | null>
}

export const THEME_FOLDER = '/theme/'

export const themeAddress = ({ fingerprint }: Theme, name: string): string =>
  `${THEME_FOLDER}${fingerprint}/${name}`
