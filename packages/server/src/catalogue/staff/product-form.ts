import {
  COLOUR_FIELDS,
  PRODUCT_FIELDS,
  SIZE_FIELDS,
} from '@little-dunes/domain/contract/catalogue/staff/product-form'
import type { z } from 'zod'

const schemas: Record<string, Record<string, z.ZodType>> = {
  product: PRODUCT_FIELDS,
  colour: COLOUR_FIELDS,
  size: SIZE_FIELDS,
}

/** What kind of thing a field belongs to, which one, and its name there. */
export function readField(field: string): { kind: string; id: string; name: string } {
  const [kind = '', id = '', name = ''] = field.split('.')
  return field.includes('.') ? { kind, id, name } : { kind: 'product', id: '', name: field }
}

/** The rule of a field of the form. */
export function schemaOf(field: string): z.ZodType | undefined {
  const { kind, name } = readField(field)
  const fields = Object.hasOwn(schemas, kind) ? schemas[kind] : undefined
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined
}
