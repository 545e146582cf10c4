import { type Field, type FieldList, fieldNames, pick } from '#catalogue/fields/product-field'
import {
  COLOUR_FIELDS,
  type ColourField,
  type ColourValues,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductValues,
  SIZE_FIELDS,
  type SizeField,
  type SizeValues,
} from '#catalogue/fields/product-fields'
import type { WholeProduct } from '#contract/catalogue/staff/product-fields'

/** Field of the form, as calls and the activity log name it: `price`, `colour.<id>.name`, `size.<id>.barcode`. */
export type FormField = ProductField | `colour.${string}.${ColourField}` | `size.${string}.${SizeField}`

type FormValue<Name extends FormField> = Name extends ProductField
  ? ProductValues[Name]
  : Name extends `colour.${string}.${infer FieldName extends ColourField}`
    ? ColourValues[FieldName]
    : Name extends `size.${string}.${infer FieldName extends SizeField}`
      ? SizeValues[FieldName]
      : never

export type FormValues = { [Name in FormField]: FormValue<Name> }

const OWNERS: Readonly<Record<string, FieldList>> = {
  product: PRODUCT_FIELDS,
  colour: COLOUR_FIELDS,
  size: SIZE_FIELDS,
}

export function fieldParts(field: string): { owner: string; id: string; name: string } {
  const [owner = '', id = '', name = ''] = field.split('.')
  return field.includes('.') ? { owner, id, name } : { owner: 'product', id: '', name: field }
}

export function declaredField(field: string): Field | undefined {
  const { owner, name } = fieldParts(field)
  const fields = Object.hasOwn(OWNERS, owner) ? OWNERS[owner] : undefined
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined
}

export const isFormField = (field: string): field is FormField => declaredField(field) !== undefined

const under = (prefix: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]))

/** The values of the form. Apart from `product-form.ts`, so browsers load no schemas. */
export function formValues(product: WholeProduct): FormValues {
  const { colours } = product
  const productValues = { ...pick(product, PRODUCT_FIELD_NAMES), colours: colours.map(({ id }) => id) }
  return Object.assign(
    productValues,
    ...colours.map((one) => under(`colour.${one.id}`, pick(one, fieldNames(COLOUR_FIELDS)))),
    ...colours.flatMap(({ sizes }) =>
      sizes.map((one) => under(`size.${one.id}`, pick(one, fieldNames(SIZE_FIELDS)))),
    ),
  )
}
