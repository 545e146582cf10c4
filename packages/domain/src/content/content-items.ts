import { type OWN_PARTS, type PartList, partNumbers } from '#content/content-parts'
import type { INFORMATION_PATHS } from '#paths'

/** Which of several alike a field belongs to. */
interface PartOf {
  /** The field with their order; null where they are always the same ones. */
  list: PartList | null
  number: string
}

/** A line, a few lines, or a page in the marks of `rich-text.ts`; kept in every language. */
interface TextField {
  kind: 'line' | 'text' | 'body'
  /** Most characters. */
  most: number
  optional?: boolean
  part?: PartOf
}

/** Where something leads, which picture or film it has, or which blocks the home page has in which order (`home-blocks.ts`); kept once. */
interface ValueField {
  kind: 'link' | 'picture' | 'film' | 'blocks'
  most: number
  /** Of a film: the field of the picture that is there before it plays, and where nothing moves. */
  poster?: string
  /** An empty link leads nowhere; an empty picture or film is the one that came with the shop. */
  optional?: boolean
  part?: PartOf
}

/** Which slides, films, tiles or links an item has in which order (`content-parts.ts`); kept once. */
interface PartsField {
  kind: 'parts'
  most: number
  list: PartList
  part?: undefined
}
export type ContentField = TextField | ValueField | PartsField

type Fields = Record<string, ContentField>

const line = (most: number) => ({ kind: 'line', most }) as const
const text = (most: number) => ({ kind: 'text', most }) as const
const link = { kind: 'link', most: 300 } as const
const maybeLink = { kind: 'link', most: 300, optional: true } as const
/** Address of a picture that was uploaded for a block. */
const picture = { kind: 'picture', most: 200, optional: true } as const

const film = (poster: string) => ({ kind: 'film', most: 200, optional: true, poster }) as const

/** '1' | '2' of `1,2`. */
type NumbersIn<List extends string> = List extends `${infer One},${infer Others}`
  ? One | NumbersIn<Others>
  : List

/** `title1` and `title2` of `title#`. */
type Numbered<Each extends Fields, Number extends string> = {
  [Name in keyof Each & string as Name extends `${infer Start}#${infer End}`
    ? `${Start}${Number}${End}`
    : never]: Each[Name]
}

const ofPart = (field: ContentField, list: PartList | null, number: string): ContentField =>
  field.kind === 'parts'
    ? field
    : {
        ...field,
        ...('poster' in field && { poster: field.poster?.replace('#', number) }),
        part: { list, number },
      }

/** The fields of several parts that are alike, `#` in their names being the number of the part. */
const numbered = <Number extends string, const Each extends Fields>(
  list: PartList | null,
  numbers: readonly Number[],
  each: Each,
) =>
  Object.fromEntries(
    numbers.flatMap((number) =>
      Object.entries(each).map(([name, field]) => [name.replace('#', number), ofPart(field, list, number)]),
    ),
  ) as Fields as Numbered<Each, Number>

/**
 * Parts that the staff adds, removes and moves. By their types there are those that came with the shop: the others are
 * empty until somebody adds them, and have no texts of their own.
 */
const parts = <List extends PartList, const Each extends Fields>(list: List, each: Each) => {
  const order: PartsField = { kind: 'parts', most: 15, list }
  return {
    ...({ [list]: order } as Record<List, PartsField>),
    ...numbered(list, partNumbers(list) as NumbersIn<(typeof OWN_PARTS)[List]>[], each),
  }
}

const page = {
  title: line(80),
  lead: text(400),
  body: { kind: 'body', most: 20_000 },
} as const satisfies Fields

const story = {
  ...page,
  image: picture,
  picture: { kind: 'line', most: 120, optional: true },
} as const satisfies Fields

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

/** On every page. */
const frame = {
  banner: { offer: line(80) },
  footer: {
    line: text(200),
    shop: line(30),
    ...parts('shopLinks', { 'shop#': line(40), 'shop#To': maybeLink }),
    care: line(30),
    ...parts('careLinks', { 'care#': line(40), 'care#To': maybeLink }),
    about: line(30),
    ...parts('aboutLinks', { 'about#': line(40), 'about#To': maybeLink }),
    contact: line(30),
  },
} as const satisfies Record<string, Fields>

/** Parts of the home page, from top to bottom. */
const home = {
  home: { blocks: { kind: 'blocks', most: 400 } },
  hero: parts('slides', {
    'title#': line(40),
    'text#': text(90),
    'button#': line(24),
    'to#': link,
    'image#': picture,
    'picture#': line(120),
  }),
  collection: {
    title: line(40),
    text: text(120),
    button: line(24),
    to: link,
    image: picture,
    picture: line(120),
  },
  videos: parts('films', {
    'caption#': line(30),
    'to#': link,
    'film#': film('image#'),
    'image#': picture,
  }),
  spotlight: {
    title: line(40),
    ...numbered(null, ['1', '2', '3', '4'], { 'image#': picture, 'picture#': line(120) }),
  },
  ages: { title: line(40), ...parts('tiles', { 'age#': line(24), 'to#': link, 'image#': picture }) },
  categories: {
    title: line(40),
    button: line(24),
    ...parts('doorways', { 'name#': line(40), 'to#': link, 'image#': picture }),
  },
  newsletter: { title: line(50), text: text(120) },
  popup: { title: line(40), text: text(90), image: picture, picture: line(120) },
} as const satisfies Record<string, Fields>

/** Everything that the staff writes for the shop, each with its fields. */
export const CONTENT_ITEMS = { ...frame, ...home, ...pages } as const

type Items = typeof CONTENT_ITEMS
export type ContentName = keyof Items

/** A story of the shop, by the last part of its address; there are as many as the staff writes. */
export type StoryKey = `story/${string}`
export type ContentKey = ContentName | StoryKey

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const STORY = 'story/'
export const LONGEST_SLUG = 60

export const isSlug = (text: string): boolean => text.length <= LONGEST_SLUG && SLUG.test(text)
export const storyKey = (slug: string): StoryKey => `${STORY}${slug}`
/** The slug of a story; null for every other item. */
export const slugOfStory = (item: ContentKey): string | null =>
  item.startsWith(STORY) ? item.slice(STORY.length) : null
export const isStoryKey = (text: string): text is StoryKey =>
  text.startsWith(STORY) && isSlug(text.slice(STORY.length))

/** The fields of an item; a story has those of a page, and a picture. */
export const contentFieldsOf = (item: ContentKey): Record<string, ContentField> =>
  slugOfStory(item) === null ? CONTENT_ITEMS[item as ContentName] : story

type NamesOf<Name extends ContentName, Kind extends ContentField> = {
  [Field in keyof Items[Name]]: Items[Name][Field] extends Kind ? Field : never
}[keyof Items[Name]]

/** The texts of an item in one language. */
export type ContentTexts<Name extends ContentName> = Record<NamesOf<Name, TextField>, string>
/** Its fields that all languages share. */
export type ContentValues<Name extends ContentName> = Record<NamesOf<Name, ValueField>, string>

export type PageName = keyof typeof pages
export type FrameName = keyof typeof frame
export type HomeName = keyof typeof home
type TextsOf<Name extends ContentName> = { [One in Name]: ContentTexts<One> }
export type PageTexts = TextsOf<PageName>
export type FrameTexts = TextsOf<FrameName>
export type HomeTexts = TextsOf<Exclude<HomeName, 'home'>>

const namesOf = <Name extends string>(items: Record<Name, Fields>) => Object.keys(items) as [Name, ...Name[]]

export const PAGE_NAMES = namesOf(pages)
export const FRAME_NAMES = namesOf(frame)
export const HOME_NAMES = namesOf(home)
export const CONTENT_NAMES = namesOf(CONTENT_ITEMS)
