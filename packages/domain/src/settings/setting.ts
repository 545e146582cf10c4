import { isEmail } from '#accounts/email'
import { isSourceAddress } from '#catalogue/pictures/source-address'
import { type Fils, LARGEST_AMOUNT } from '#money'

/** Sections of the settings screen, in order. */
export const SETTING_SECTIONS = [
  'delivery',
  'cash',
  'guests',
  'prices',
  'amounts',
  'limits',
  'returns',
  'tax',
  'contacts',
  'brand',
  'social',
  'push',
  'measuring',
] as const
export type SettingSection = (typeof SETTING_SECTIONS)[number]

/** Problems with a value; `settings-messages.ts` has a text for each. */
export const SETTING_PROBLEMS = [
  'amount',
  'count',
  'lines',
  'percent',
  'required',
  'trn',
  'email',
  'phone',
  'address',
  'long',
  'tag',
  'pixel',
  'none_chosen',
  'only_payment',
  'sample',
  'colour',
  'hard_to_read',
  'logo',
] as const
export type SettingProblem = (typeof SETTING_PROBLEMS)[number]

/**
 * The kind decides the form field and the schema. An `amount` is in fils, `identifier` and `digits` drop invisible
 * characters, `choice` is one option, and `choices` are several options in their declared order.
 */
export type SettingKind =
  | 'amount'
  | 'number'
  | 'switch'
  | 'text'
  | 'identifier'
  | 'digits'
  | 'choice'
  | 'choices'
  | 'colour'
  | 'logo'

export interface Setting<Value, Kind extends SettingKind = SettingKind, Choice extends string = string> {
  section: SettingSection
  kind: Kind
  /** Returns the problem with a value, or null for a valid one. */
  problem: (value: Value) => SettingProblem | null
  /** Maximum characters in a call. Higher than the stored maximum, so the reply can name the problem. */
  longest: number
  choices: readonly Choice[]
  /** Half a row of the form; a third would cut the text off. */
  isWide: boolean
}

const none = { longest: 0, choices: [], isWide: false }
const fine = () => null

const MAX_COUNT = 1_000_000
/** Maximum lines of a cart and an order. */
const MAX_LINES = 100

const isCount = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max

/** Fils, at least 0. */
export const amount = (section: SettingSection): Setting<Fils, 'amount'> => ({
  ...none,
  section,
  kind: 'amount',
  problem: (fils) => (Number.isInteger(fils) && fils >= 0 && fils <= LARGEST_AMOUNT / 100 ? null : 'amount'),
})

const number = (section: SettingSection, problem: (value: number) => SettingProblem | null) => ({
  ...none,
  section,
  kind: 'number' as const,
  problem,
})

/** From 1 to a million. */
export const count = (section: SettingSection) =>
  number(section, (value) => (isCount(value, MAX_COUNT) ? null : 'count'))

export const lines = (section: SettingSection) =>
  number(section, (value) => (isCount(value, MAX_LINES) ? null : 'lines'))

/** From 0 to below 100, with two decimals. */
export const percent = (section: SettingSection) =>
  number(section, (value) =>
    value >= 0 && value < 100 && Number.isInteger(Number((value * 100).toPrecision(12))) ? null : 'percent',
  )

export const onOff = (section: SettingSection): Setting<boolean, 'switch'> => ({
  ...none,
  section,
  kind: 'switch',
  problem: fine,
})

export const choice = <const Value extends string>(
  section: SettingSection,
  choices: readonly Value[],
): Setting<Value, 'choice', Value> => ({
  ...none,
  section,
  kind: 'choice',
  problem: fine,
  choices,
})

/** Requires at least one option. */
export const choices = <const Value extends string>(
  section: SettingSection,
  all: readonly Value[],
): Setting<Value[], 'choices', Value> => ({
  ...none,
  section,
  kind: 'choices',
  problem: (chosen) => (chosen.length > 0 ? null : 'none_chosen'),
  choices: all,
})

type TextKind = 'text' | 'identifier' | 'digits' | 'colour' | 'logo'

const written =
  <Kind extends TextKind>(
    kind: Kind,
    usualLength: number,
    problem: (text: string) => SettingProblem | null,
  ) =>
  (
    section: SettingSection,
    { longest = usualLength, isWide = false }: { longest?: number; isWide?: boolean } = {},
  ): Setting<string, Kind> => ({ ...none, section, kind, problem, longest, isWide })

/** Reports the problem for a text of another shape. */
const shaped = (shape: RegExp, problem: SettingProblem) => (text: string) =>
  shape.test(text) ? null : problem

export const required = written('text', 200, (text) => (text.trim() === '' ? 'required' : null))
/** Optional text of at most 120 characters. */
export const words = written('text', 200, (text) => (text.trim().length <= 120 ? null : 'long'))
/** Optional names, separated by commas. */
export const names = written('text', 500, fine)
/** 15 digits (Federal Tax Authority). */
export const trn = written('digits', 40, shaped(/^\d{15}$/, 'trn'))
export const email = written('identifier', 254, (text) => (text === '' || isEmail(text) ? null : 'email'))
/** Optional phone number: digits with spaces, hyphens or parentheses, and an optional plus. */
export const phoneNumber = written('digits', 40, shaped(/^(\+?[\d\s()-]{6,25})?$/, 'phone'))
/** Optional https address. */
export const webAddress = written(
  'text',
  200,
  shaped(/^(?:https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:[/?#]\S*)?)?$/i, 'address'),
)
/** Optional `#RRGGBB`. */
export const colour = written('colour', 40, shaped(/^(#[\da-f]{6})?$/i, 'colour'))
/** Optional address of an uploaded picture. */
export const logo = written('logo', 200, (text) => (text === '' || isSourceAddress(text) ? null : 'logo'))
/** Optional id of a Google tag, for Analytics or Ads (support.google.com/tagmanager/answer/12324388). */
export const tag = written('identifier', 40, shaped(/^((G|GT|AW)-[A-Z0-9]{4,20})?$/, 'tag'))
/** Optional id of a Meta pixel: digits, as in the Events Manager. */
export const pixel = written('identifier', 40, shaped(/^(\d{10,20})?$/, 'pixel'))
