import type { Language } from '@little-dunes/domain/messages/languages'
import type { Looks } from '#theme/looks'

/** A file of the theme, as it is sent. */
export interface ThemeFile {
  name: string
  body: Buffer
}

/** How a shop looks apart from the code, read once at the start. */
export interface Theme {
  /** One word that changes with any file of the theme: part of the address of its files, and so of every page. */
  fingerprint: string
  /** The style sheet and what it refers to. */
  files: readonly ThemeFile[]
  /** Files that take the place of those of the same name in `packages/storefront/public`; null without any. */
  publicFolder: string | null
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
