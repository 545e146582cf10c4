import { z } from 'zod'
import { COLOUR_FIELDS, PRODUCT_FIELDS, SIZE_FIELDS } from '#catalogue/fields/product-fields'
import { schemasBy } from '#contract/catalogue/field-schemas'
import { fieldParts, isFormField } from '#contract/catalogue/staff/product-form-values'
import { identifier, productId, text } from '#contract/fields'
import { LARGEST_PRICE, PER_PERCENT } from '#money'

/** Limit for all colours together. */
const MAX_ALT_TEXTS = 500

/** Line ends become `\n`, as in files and HTML. */
const words = (max: number) => text(max).transform((value) => value.replace(/\r\n?/g, '\n').trim())
/** Text that is compared with scanners and files: invisible characters and outer spaces are dropped. */
const trimmed = (max: number) => identifier(max).transform((value) => value.trim())
const filled = <Text extends z.ZodType<string>>(schema: Text) =>
  schema.refine((value) => value !== '', { message: 'required' })

/** In fils, above 0, at most AED 1,000,000. */
const price = z
  .number({ message: 'price' })
  .int({ message: 'price' })
  .min(1, { message: 'price' })
  .max(LARGEST_PRICE, { message: 'price' })
/** Six decimals at most, below 100 (D-02). */
const percent = z
  .number({ message: 'percent' })
  .min(0, { message: 'percent' })
  .lt(100, { message: 'percent' })
  .refine((value) => Math.round(value * PER_PERCENT) / PER_PERCENT === value, { message: 'percent' })
const moment = z
  .number({ message: 'moment' })
  .int({ message: 'moment' })
  .min(0, { message: 'moment' })
  .max(8_640_000_000_000, { message: 'moment' })

/** Schemas of the calls that change fields. The message of an issue is the reason in the reply. */
const buildSchemas = schemasBy({
  words: ({ max, isRequired }) => (isRequired ? filled(words(max)) : words(max)),
  identifier: ({ max, isRequired }) =>
    isRequired ? filled(trimmed(max)) : trimmed(max).transform((value) => value || null),
  choice: ({ choices }) => z.enum(choices),
  amount: () => price,
  percent: () => percent,
  moment: () => moment,
  flag: () => z.boolean(),
  colour: () =>
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, { message: 'swatch' })
      .transform((value) => value.toLowerCase()),
  pictures: ({ max }) => z.array(text(200)).max(max),
  // Empty texts are dropped.
  altTexts: ({ max }) =>
    z
      .record(text(200), words(max))
      .refine((texts) => Object.keys(texts).length <= MAX_ALT_TEXTS)
      .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, one]) => one !== ''))),
  ids: ({ max }) =>
    z
      .array(productId)
      .transform((ids) => [...new Set(ids)])
      .refine((ids) => ids.length <= max, { message: 'too_many' }),
})

export const PRODUCT_SCHEMAS = {
  ...buildSchemas(PRODUCT_FIELDS),
  colours: z.array(text(64)).max(PRODUCT_FIELDS.colours.max),
}
export const COLOUR_SCHEMAS = buildSchemas(COLOUR_FIELDS)
export const SIZE_SCHEMAS = buildSchemas(SIZE_FIELDS)

/** Name of a new size. The names of existing sizes never change. */
export const SIZE_NAME = filled(trimmed(64))

const SCHEMAS: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  product: PRODUCT_SCHEMAS,
  colour: COLOUR_SCHEMAS,
  size: SIZE_SCHEMAS,
}

export function findSchema(field: string): z.ZodType | undefined {
  const { owner, name } = fieldParts(field)
  return isFormField(field) ? SCHEMAS[owner]?.[name] : undefined
}
