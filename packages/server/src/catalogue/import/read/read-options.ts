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

/** Shopify's three options: their columns and current headings. */
export const OPTIONS = [option(1), option(2), option(3)] as const

/** A row without any of these only adds a picture. */
const VARIANT_COLUMNS = ['price', 'sku', 'quantity', 'option1Value', 'option2Value', 'option3Value'] as const

export const isVariant = ({ cells }: ExportRow): boolean => VARIANT_COLUMNS.some((column) => cells[column])

/**
 * The options of a product. Names are in its first row, or the first with the option. Values are in the row of each
 * variant.
 */
export function getOptions(rows: ProductRows): ProductOption[] {
  const variants = rows.filter(isVariant)
  return OPTIONS.map(({ name, value, linkedTo }) => ({
    name: rows[0].cells[name] || (rows.find(({ cells }) => cells[name])?.cells[name] ?? ''),
    linkedTo: rows[0].cells[linkedTo] ?? '',
    values: variants.map(({ cells }) => cells[value] ?? '').filter(Boolean),
  }))
}

export const SHOP_OPTIONS = { colour: 'Color', size: 'Size' } as const

/** This shop's own form of options, judged by the first row of a product: colour and size, or none. */
export function isCanonicalOptions({ cells }: ExportRow): boolean {
  if (cells.option1Name === 'Title' && !cells.option2Name) return true
  return isShopOptions(cells) && !cells.option3Name && !cells.option1LinkedTo && !cells.option2LinkedTo
}

const isShopOptions = (cells: ExportRow['cells']): boolean =>
  cells.option1Name === SHOP_OPTIONS.colour && cells.option2Name === SHOP_OPTIONS.size

/** True for a product exported by this shop, with literal colours and sizes. */
export const hasShopOptions = ({ cells }: ExportRow): boolean =>
  cells.articleNumber !== undefined && isShopOptions(cells)

export const getColumns = (roles: readonly (OptionRole | null)[], role: OptionRole) =>
  OPTIONS.filter((_, at) => roles[at] === role).map(({ value }) => value satisfies ExportColumn)

/**
 * Joins the values of all options of a role: options such as gender and colour become one colour here. The separator
 * between colour and size in the cart (D-20) is replaced in values of other shops.
 */
export function joinedValues(
  row: ExportRow,
  roles: readonly (OptionRole | null)[],
  role: OptionRole,
): string {
  const joined = getColumns(roles, role)
    .map((column) => row.cells[column])
    .join(' / ')
  return row.cells.articleNumber === undefined ? joined.replaceAll(KEY_SEPARATOR, '/') : joined
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Shopify has three options, so further ones are joined to the third. */
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

export const combinations = (choices: readonly (readonly string[])[]): string[][] =>
  choices.reduce<string[][]>(
    (all, values) => all.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  )
