/** Values of each kind. Amounts are in fils, percents below 100, moments in epoch milliseconds. */
interface KindValues {
  words: string
  identifier: string
  choice: string
  amount: number
  percent: number
  moment: number
  flag: boolean
  colour: string
  pictures: string[]
  altTexts: Record<string, string>
  ids: string[]
}
export type FieldKind = keyof KindValues

/** Heading and key of a column that files of this shop have, as Shopify heads metafields. */
export type FileColumn = readonly [heading: string, key: string]

interface FieldOptions {
  /** Imports read and exports write the column. */
  column?: FileColumn
  /** Public calls and the product page have the field. Words are left out while they are empty. */
  isShown?: true
  /** Orders keep the value. */
  isInOrders?: true
}

/** The kind decides the schema, the form field and the cell in a file. */
export interface Field<Kind extends FieldKind = FieldKind, Empty = unknown, Choice extends string = string>
  extends FieldOptions {
  kind: Kind
  /** Value of a new product. Null makes the field optional. */
  empty: Empty
  /** Maximum characters, or maximum entries of a list. */
  max: number
  choices: readonly Choice[]
  isRequired: boolean
}

export type FieldList = Readonly<Record<string, Field>>

type ValueOf<One> =
  One extends Field<infer Kind, infer Empty, infer Choice>
    ? (Kind extends 'choice' ? Choice : KindValues[Kind]) | Extract<Empty, null>
    : never
export type FieldValues<Fields extends FieldList> = { [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** Names of the fields with an option or a kind. */
export type NamesWith<Fields extends FieldList, Target> = {
  [Name in keyof Fields]: Fields[Name] extends Target ? Name : never
}[keyof Fields] &
  string

export const fieldNames = <Fields extends FieldList>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[]

export const namesOfKind = <Fields extends FieldList, Kind extends FieldKind>(fields: Fields, kind: Kind) =>
  fieldNames(fields).filter((name) => fields[name]?.kind === kind) as NamesWith<Fields, { kind: Kind }>[]

export const namesWith = <Fields extends FieldList, Option extends keyof FieldOptions>(
  fields: Fields,
  option: Option,
) =>
  fieldNames(fields).filter((name) => fields[name]?.[option]) as NamesWith<
    Fields,
    Required<Pick<FieldOptions, Option>>
  >[]

/** A record with these names, and a value for each. */
export const byName = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

/** The entries of a record with these names, in their order. */
export const pick = <Row extends object, const Names extends readonly (keyof Row)[]>(
  row: Row,
  names: Names,
) => Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Names[number]>

export const emptyValues = <Fields extends FieldList>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { empty }]) => [name, empty])) as {
    [Name in keyof Fields]: Fields[Name]['empty']
  }
