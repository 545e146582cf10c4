import { z } from 'zod'
import { dropInvisible } from '#drop-invisible'
import { withLatinDigits } from '#latin-digits'
import { filsFromAed, LARGEST_AMOUNT } from '#money'
import { readQuantity } from '#orders/cart'
import { stripBidiControls } from '#strip-bidi-controls'

/**
 * Text as stored: no NUL, which PostgreSQL cannot hold; lone surrogates are replaced, which UTF-8 cannot hold; nothing
 * turns a line around.
 */
const storable = (text: string): string => stripBidiControls(text.replaceAll('\u0000', '').toWellFormed())

export const text = (most: number) => z.string().max(most).transform(storable)
/** What people copy and paste (an e-mail address, a code, an article number) and what they search for: without invisible characters. */
export const identifier = (most: number) => text(most).transform(dropInvisible)
/** An identifier with digits: Arabic-Indic and Persian ones are taken as ASCII digits. */
export const digits = (most: number) => text(most).transform(withLatinDigits)
export const productId = text(64)
export const size = text(64)
export const colorName = text(80)

/** Words that narrow a list of the back office. */
export const search = identifier(100)

/** The id of the entry in the log; null where a call changed nothing. */
export const changeId = z.number().int().nullable()

/** A whole number, also as text (D-23); `1.5`, `"x"` and null are refused as `invalid_quantity`. */
export const quantity = z
  .union([z.number(), z.string()])
  .transform((value) => readQuantity(value))
  .refine((value): value is number => value !== null, { message: 'invalid_quantity' })

/** AED with decimals as number or text, to fils, half up (D-06). */
export const amountInFils = z
  .union([z.number(), z.string().trim().min(1)])
  .transform(Number)
  .refine((aed) => aed >= 0 && aed <= LARGEST_AMOUNT / 100)
  .transform(filsFromAed)

/** Accepted and ignored: identity is the token's alone (D-30). */
export const ignoredUserId = z.unknown().optional()

/** A count that goes no further than a limit; `more` where it stopped there. */
export const limitedCount = z.object({ count: z.number().int(), more: z.boolean() })

export const success = z.literal(true)
/** A call whose answer carries nothing but words. */
export const messageOnly = z.object({ message: z.string() })

const addressField = text(1000)
/** A delivery address as it is sent; what is wrong with it is said by field (`addressProblems`). */
export const addressInput = z.object({
  fullname: addressField,
  email: identifier(1000),
  phone: digits(1000),
  street: addressField,
  city: addressField,
  region: addressField,
  zipcode: digits(1000),
})
