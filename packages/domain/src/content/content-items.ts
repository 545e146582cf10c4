import { type DEFAULT_PARTS, type PartList, partNumbers } from '#content/content-parts'
import type { INFORMATION_PATHS } from '#paths'

/** The list that a field belongs to. */
interface PartOf {
  /** Field with the order of the parts, null if the parts are fixed. */
  list: PartList | null
  number: string
}

/** A line, a few lines, or a page in the markup of `rich-text.ts`. Stored per language. */
interface TextField {
  kind: 'line' | 'text' | 'body'
  /** Maximum characters. */
  max: number
  optional?: boolean
  part?: PartOf
}

/** A link, picture or film, or the order of the blocks of the home page (`home-blocks.ts`). Stored once. */
interface ValueField {
  kind: 'link' | 'picture' | 'film' | 'blocks'
  max: number
  /** For a film: the field of the picture shown before it plays, and when motion is reduced. */
  poster?: string
  /** An empty link leads nowhere. An empty picture or film is the default one. */
  optional?: boolean
  part?: PartOf
}

/** The order of slides, films, tiles or links (`content-parts.ts`). Stored once. */
interface PartsField {
  kind: 'parts'
  max: number
  list: PartList
  part?: undefined
}
export type ContentField = TextField | ValueField | PartsField

type Fields = Record<string, ContentField>

const line = (max: number) => ({ kind: 'line', max }) as const
const text = (max: number) => ({ kind: 'text', max }) as const
const link = { kind: 'link', max: 300 } as const
const maybeLink = { kind: 'link', max: 300, optional: true } as const
/** Address of a picture uploaded for a block. */
const picture = { kind: 'picture', max: 200, optional: true } as const

const film = (poster: string) => ({ kind: 'film', max: 200, optional: true, poster }) as const

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

/** Fields of several equal parts. `#` in a name is the number of the part. */
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

/** Parts that the staff can add, remove and move. The types only have the parts with default texts. */
const parts = <List extends PartList, const Each extends Fields>(list: List, each: Each) => {
  const order: PartsField = { kind: 'parts', max: 15, list }
  return {
    ...({ [list]: order } as Record<List, PartsField>),
    ...numbered(list, partNumbers(list) as NumbersIn<(typeof DEFAULT_PARTS)[List]>[], each),
  }
}

const page = {
  title: line(80),
  lead: text(400),
  body: { kind: 'body', max: 20_000 },
} as const satisfies Fields

const story = {
  ...page,
  image: picture,
  picture: { kind: 'line', max: 120, optional: true },
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

/** Shown on every page. */
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

/** From top to bottom. */
const home = {
  home: { blocks: { kind: 'blocks', max: 400 } },
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

/** All content that the staff can edit, with its fields. */
export const CONTENT_ITEMS = { ...frame, ...home, ...pages } as const

type Items = typeof CONTENT_ITEMS
export type ContentName = keyof Items

/** A story, identified by the last segment of its address. The staff can add any number. */
export type StoryKey = `story/${string}`
export type ContentKey = ContentName | StoryKey

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const STORY = 'story/'
export const LONGEST_SLUG = 60

export const isSlug = (text: string): boolean => text.length <= LONGEST_SLUG && SLUG.test(text)
export const storyKey = (slug: string): StoryKey => `${STORY}${slug}`
/** Null for every other item. */
export const slugOfStory = (item: ContentKey): string | null =>
  item.startsWith(STORY) ? item.slice(STORY.length) : null
export const isStoryKey = (text: string): text is StoryKey =>
  text.startsWith(STORY) && isSlug(text.slice(STORY.length))

/** A story has the fields of a page, and a picture. */
export const getContentFields = (item: ContentKey): Record<string, ContentField> =>
  slugOfStory(item) === null ? CONTENT_ITEMS[item as ContentName] : story

type NamesOf<Name extends ContentName, Kind extends ContentField> = {
  [Field in keyof Items[Name]]: Items[Name][Field] extends Kind ? Field : never
}[keyof Items[Name]]

export type ContentTexts<Name extends ContentName> = Record<NamesOf<Name, TextField>, string>
export type ContentValues<Name extends ContentName> = Record<NamesOf<Name, ValueField>, string>

export type PageName = keyof typeof pages
export type FrameName = keyof typeof frame
export type HomeName = keyof typeof home
type TextsOf<Name extends ContentName> = { [One in Name]: ContentTexts<One> }
export type PageTexts = TextsOf<PageName>
export type FrameTexts = TextsOf<FrameName>
export type HomeTexts = TextsOf<Exclude<HomeName, 'home'>>

const listNames = <Name extends string>(items: Record<Name, Fields>) =>
  Object.keys(items) as [Name, ...Name[]]

export const PAGE_NAMES = listNames(pages)
export const FRAME_NAMES = listNames(frame)
export const HOME_NAMES = listNames(home)
export const CONTENT_NAMES = listNames(CONTENT_ITEMS)
