import { z } from 'zod'
import type { Field, FieldKind, FieldList, FieldValues } from '#catalogue/fields/product-field'

/** Builds schemas of fields from one schema for each kind. Optional fields also accept null. */
export const schemasBy =
  (kinds: Readonly<Record<FieldKind, (field: Field) => z.ZodType>>) =>
  <Fields extends FieldList>(fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const schema = kinds[field.kind](field)
        return [name, field.empty === null ? schema.nullable() : schema]
      }),
    ) as { [Name in keyof Fields]: z.ZodType<FieldValues<Fields>[Name], FieldValues<Fields>[Name]> }

const words = () => z.string()
const list = () => z.array(z.string())

export const replySchemas = schemasBy({
  words,
  identifier: words,
  choice: ({ choices }) => z.enum(choices),
  amount: () => z.number().int(),
  percent: () => z.number(),
  moment: () => z.number().int(),
  flag: () => z.boolean(),
  colour: words,
  pictures: list,
  altTexts: () => z.record(z.string(), z.string()),
  ids: list,
})
