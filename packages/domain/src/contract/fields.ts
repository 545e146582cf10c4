import { z } from 'zod'
import { dropInvisible } from '#drop-invisible'
import { withLatinDigits } from '#latin-digits'
import { filsFromAed, LARGEST_AMOUNT } from '#money'
import { readQuantity } from '#orders/cart'
import { stripBidiControls } from '#strip-bidi-controls'

/**
 * Text as stored. Drops NUL, which PostgreSQL cannot store, and bidirectional controls. Replaces lone surrogates, which
 * UTF-8 cannot encode.
 */
const storable = (text: string): string => stripBidiControls(text.replaceAll('\u0000', '').toWellFormed())

export const text = (max: number) => z.string().max(max).transform(storable)
/** Text that is often pasted, such as an email, a code, an article number or a search. Drops invisible characters. */
export const identifier = (max: number) => text(max).transform(dropInvisible)
/** An identifier with digits. Arabic-Indic and Persian digits become ASCII digits. */
export const digits = (max: number) => text(max).transform(withLatinDigits)
export const productId = text(64)
export const size = text(64)
export const colorName = text(80)

/** Search text for lists of the back office. */
export const search = identifier(100)

/** Id of the entry in the activity log, null if the call changed nothing. */
export const changeId = z.number().int().nullable()

/** A whole number, also as text (D-23). Refused with `invalid_quantity` for `1.5`, `"x"` and null. */
export const quantity = z
  .union([z.number(), z.string()])
  .transform((value) => readQuantity(value))
  .refine((value): value is number => value !== null, { message: 'invalid_quantity' })

/** Converts AED with decimals, as number or text, to fils, rounded half up (D-06). */
export const amountInFils = z
  .union([z.number(), z.string().trim().min(1)])
  .transform(Number)
  .refine((aed) => aed >= 0 && aed <= LARGEST_AMOUNT / 100)
  .transform(filsFromAed)

/** Accepted and ignored: only the token identifies the caller (D-30). */
export const ignoredUserId = z.unknown().optional()

/** A count up to a limit. `more` is true if the count stopped there. */
export const limitedCount = z.object({ count: z.number().int(), more: z.boolean() })

export const success = z.literal(true)
export const messageOnly = z.object({ message: z.string() })

const addressField = text(1000)
/** A delivery address as sent. The problems by field come from `addressProblems`. */
export const addressInput = z.object({
  fullname: addressField,
  email: identifier(1000),
  phone: digits(1000),
  street: addressField,
  city: addressField,
  region: addressField,
  zipcode: digits(1000),
})
