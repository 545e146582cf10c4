import type { INFORMATION_PATHS } from '#paths'

/** Lines and longer texts are kept in every language. */
export interface ContentField {
  /** A line, a few lines, or a page in the marks of `rich-text.ts`. */
  kind: 'line' | 'text' | 'body'
  /** Most characters. */
  most: number
}

const page = {
  title: { kind: 'line', most: 80 },
  lead: { kind: 'text', most: 400 },
  body: { kind: 'body', most: 20_000 },
} as const satisfies Record<string, ContentField>

const pages = {
  about: page,
  help: page,
  contact: page,
  delivery: page,
  returns: page,
  sizeGuide: page,
  terms: page,
  privacy: page,
} as const satisfies Record<keyof typeof INFORMATION_PATHS, typeof page>

/** Everything that the staff writes for the shop, each with its fields. */
export const CONTENT_ITEMS = { ...pages } as const

type Items = typeof CONTENT_ITEMS
export type ContentName = keyof Items
/** The texts of an item in one language. */
export type ContentTexts<Name extends ContentName> = { [Field in keyof Items[Name]]: string }

export type PageName = keyof typeof pages
export type PageTexts = { [Name in PageName]: ContentTexts<Name> }

export const PAGE_NAMES = Object.keys(pages) as [PageName, ...PageName[]]
export const CONTENT_NAMES = Object.keys(CONTENT_ITEMS) as [ContentName, ...ContentName[]]
