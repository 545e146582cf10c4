import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/calls'
import {
  COLOUR_SCHEMAS,
  PRODUCT_SCHEMAS,
  SIZE_NAME,
  SIZE_SCHEMAS,
} from '#contract/catalogue/staff/product-form'

/** Fields of text that people paste into forms and searches, or that come from links. */
const IDENTIFIERS = [
  'article',
  'barcode',
  'chatNumber',
  'code',
  'codes',
  'colourName',
  'discountCode',
  'email',
  'helpEmail',
  'invitation',
  'key',
  'number',
  'orderNumber',
  'phone',
  'q',
  'recipient',
  'returnNumber',
  'search',
  'sellerTrn',
  'shelf',
  'sizeName',
  'sku',
  'skus',
  'supportEmail',
  'token',
  'trackingNumber',
  'trn',
  'zipcode',
]

interface Leaf {
  name: string
  schema: z.ZodType
}

/** Fields of an input, inside all wrappers. Skips `from`, which must match the stored text exactly. */
function listLeaves(schema: z.ZodType, name = ''): Leaf[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape)
      .filter(([key]) => key !== 'from')
      .flatMap(([key, field]) => listLeaves(field as z.ZodType, key === 'to' ? name : key))
  if (schema instanceof z.ZodArray) return listLeaves(schema.element as z.ZodType, name)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => listLeaves(option as z.ZodType, name))
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  )
    return listLeaves(schema.unwrap() as z.ZodType, name)
  return [{ name, schema }]
}

/** True for fields that accept `7` as text, unlike choices and numbers. */
const isTyped = ({ schema }: Leaf): boolean => schema.safeParse('7').data === '7'

const forms = {
  'product form': z.object({ ...PRODUCT_SCHEMAS, ...SIZE_SCHEMAS }),
  'colour form': z.object({ colourName: COLOUR_SCHEMAS.name, sizeName: SIZE_NAME }),
}
const inputs: [place: string, input: z.ZodType][] = [
  ...Object.entries(forms),
  ...Object.entries(calls).map(([call, { input }]): [string, z.ZodType] => [call, input]),
]
const identifiers = inputs.flatMap(([call, input]) =>
  listLeaves(input)
    .filter((leaf) => IDENTIFIERS.includes(leaf.name) && isTyped(leaf))
    .map((leaf) => ({ ...leaf, place: `${call} ${leaf.name}` })),
)

test('every identifier in a call is read without invisible characters', () => {
  const refused = identifiers.filter(
    ({ schema }) => schema.safeParse('\u200f\u20667\u200b\u2069\u200e').data !== '7',
  )
  expect(refused.map(({ place }) => place)).toEqual([])
})

test('every listed identifier is a field', () => {
  expect(IDENTIFIERS.filter((name) => !identifiers.some((one) => one.name === name))).toEqual([])
})
