import type { INFORMATION_PATHS } from '#paths'

/** A line, a few lines, or a page in the marks of `rich-text.ts`; kept in every language. */
interface TextField {
  kind: 'line' | 'text' | 'body'
  /** Most characters. */
  most: number
  optional?: boolean
}

/**
 * Where something leads, which picture or film it has, which blocks the home page has in which order (`home-blocks.ts`), or
 * which slides (`content-parts.ts`); kept once.
 */
interface ValueField {
  kind: 'link' | 'picture' | 'film' | 'blocks' | 'slides'
  most: number
  /** Of a film: the field of the picture that is there before it plays, and where nothing moves. */
  poster?: string
  /** An empty link leads nowhere; an empty picture or film is the one that came with the shop. */
  optional?: boolean
}
export type ContentField = TextField | ValueField

type Fields = Record<string, ContentField>

const line = (most: number) => ({ kind: 'line', most }) as const
const text = (most: number) => ({ kind: 'text', most }) as const
const link = { kind: 'link', most: 300 } as const
const maybeLink = { kind: 'link', most: 300, optional: true } as const
/** Address of a picture that was uploaded for a block. */
const picture = { kind: 'picture', most: 200, optional: true } as const

const film = (poster: string) => ({ kind: 'film', most: 200, optional: true, poster }) as const

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
    shop1: line(40),
    shop1To: maybeLink,
    shop2: line(40),
    shop2To: maybeLink,
    shop3: line(40),
    shop3To: maybeLink,
    shop4: line(40),
    shop4To: maybeLink,
    care: line(30),
    care1: line(40),
    care1To: maybeLink,
    care2: line(40),
    care2To: maybeLink,
    care3: line(40),
    care3To: maybeLink,
    care4: line(40),
    care4To: maybeLink,
    care5: line(40),
    care5To: maybeLink,
    about: line(30),
    about1: line(40),
    about1To: maybeLink,
    about2: line(40),
    about2To: maybeLink,
    about3: line(40),
    about3To: maybeLink,
    about4: line(40),
    about4To: maybeLink,
    contact: line(30),
  },
} as const satisfies Record<string, Fields>

/** Parts of the home page, from top to bottom. */
const home = {
  home: { blocks: { kind: 'blocks', most: 400 } },
  hero: {
    slides: { kind: 'slides', most: 9 },
    title1: line(40),
    text1: text(90),
    button1: line(24),
    to1: link,
    image1: picture,
    picture1: line(120),
    title2: line(40),
    text2: text(90),
    button2: line(24),
    to2: link,
    image2: picture,
    picture2: line(120),
    title3: line(40),
    text3: text(90),
    button3: line(24),
    to3: link,
    image3: picture,
    picture3: line(120),
    title4: line(40),
    text4: text(90),
    button4: line(24),
    to4: link,
    image4: picture,
    picture4: line(120),
    title5: line(40),
    text5: text(90),
    button5: line(24),
    to5: link,
    image5: picture,
    picture5: line(120),
  },
  collection: {
    title: line(40),
    text: text(120),
    button: line(24),
    to: link,
    image: picture,
    picture: line(120),
  },
  videos: {
    caption1: line(30),
    to1: link,
    film1: film('image1'),
    image1: picture,
    caption2: line(30),
    to2: link,
    film2: film('image2'),
    image2: picture,
  },
  spotlight: {
    title: line(40),
    image1: picture,
    picture1: line(120),
    image2: picture,
    picture2: line(120),
    image3: picture,
    picture3: line(120),
    image4: picture,
    picture4: line(120),
  },
  ages: {
    title: line(40),
    age1: line(24),
    to1: link,
    image1: picture,
    age2: line(24),
    to2: link,
    image2: picture,
    age3: line(24),
    to3: link,
    image3: picture,
    age4: line(24),
    to4: link,
    image4: picture,
    age5: line(24),
    to5: link,
    image5: picture,
  },
  categories: {
    title: line(40),
    name1: line(40),
    to1: link,
    image1: picture,
    name2: line(40),
    to2: link,
    image2: picture,
    name3: line(40),
    to3: link,
    image3: picture,
    button: line(24),
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
