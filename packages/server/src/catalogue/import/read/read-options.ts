import { KEY_SEPARATOR } from '@little-dunes/domain/orders/cart'
import type { ExportColumn } from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { ProductRows } from '#catalogue/import/read/group-rows'
import type { OptionRole, ProductOption } from '#catalogue/import/values/option-roles'

const option = <Place extends 1 | 2 | 3>(place: Place) =>
  ({
    name: `option${place}Name`,
    value: `option${place}Value`,
    linkedTo: `option${place}LinkedTo`,
    headings: {
      name: `Option${place} name`,
      value: `Option${place} value`,
      linkedTo: `Option${place} Linked To`,
    },
  }) as const

/** Shopify's three options: their columns, and today's headings of these. */
export const OPTIONS = [option(1), option(2), option(3)] as const

/** A row without any of these only adds a picture. */
const VARIANT_COLUMNS = ['price', 'sku', 'quantity', 'option1Value', 'option2Value', 'option3Value'] as const

export const isVariant = ({ cells }: ExportRow): boolean => VARIANT_COLUMNS.some((column) => cells[column])

/** The options of a product; names stand in its first row, or the first that has the option, values in every variant's. */
export function optionsOf(rows: ProductRows): ProductOption[] {
  const variants = rows.filter(isVariant)
  return OPTIONS.map(({ name, value, linkedTo }) => ({
    name: rows[0].cells[name] || (rows.find(({ cells }) => cells[name])?.cells[name] ?? ''),
    linkedTo: rows[0].cells[linkedTo] ?? '',
    values: variants.map(({ cells }) => cells[value] ?? '').filter(Boolean),
  }))
}

/** What this shop calls its own two options. */
export const OWN_OPTIONS = { colour: 'Color', size: 'Size' } as const

/** As this shop writes options itself, by the first row of a product: colour and size, or none. */
export function isCanonicalOptions({ cells }: ExportRow): boolean {
  if (cells.option1Name === 'Title' && !cells.option2Name) return true
  return isOwnOptions(cells) && !cells.option3Name && !cells.option1LinkedTo && !cells.option2LinkedTo
}

const isOwnOptions = (cells: ExportRow['cells']): boolean =>
  cells.option1Name === OWN_OPTIONS.colour && cells.option2Name === OWN_OPTIONS.size

/** Whether a product comes from this shop, with colours and sizes letter by letter. */
export const hasOwnOptions = ({ cells }: ExportRow): boolean =>
  cells.articleNumber !== undefined && isOwnOptions(cells)

/** The columns of all options of a role. */
export const columnsOf = (roles: readonly (OptionRole | null)[], role: OptionRole) =>
  OPTIONS.filter((_, at) => roles[at] === role).map(({ value }) => value satisfies ExportColumn)

/**
 * The values of all options of a role, joined; options such as gender and colour together make one colour here. What
 * parts colour and size in the cart (D-20) is another sign in values of other shops.
 */
export function joinedValues(
  row: ExportRow,
  roles: readonly (OptionRole | null)[],
  role: OptionRole,
): string {
  const joined = columnsOf(roles, role)
    .map((column) => row.cells[column])
    .join(' / ')
  return row.cells.articleNumber === undefined ? joined.replaceAll(KEY_SEPARATOR, '/') : joined
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Shopify has three options; what comes after the third is joined to it. */
export function optionNameCells(names: readonly string[]): ExportRow['cells'] {
  if (names.length === 0) return { option1Name: 'Title' }
  return Object.fromEntries(OPTIONS.map(({ name }, at) => [name, inThree(names)[at] ?? '']))
}

export function optionValueCells(values: readonly string[]): ExportRow['cells'] {
  if (values.length === 0) return { option1Value: 'Default Title' }
  return Object.fromEntries(OPTIONS.map(({ value }, at) => [value, inThree(values)[at] ?? '']))
}

const inThree = (parts: readonly string[]): string[] =>
  parts.length <= OPTIONS.length
    ? [...parts]
    : [...parts.slice(0, OPTIONS.length - 1), parts.slice(OPTIONS.length - 1).join(' / ')]

/** Every choice of one value each. */
export const combinations = (choices: readonly (readonly string[])[]): string[][] =>
  choices.reduce<string[][]>(
    (all, values) => all.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  )
