import type { z } from 'zod'
import { accountCalls } from '#contract/accounts/account-calls'
import { passkeyCalls } from '#contract/accounts/passkey-calls'
import { profileCalls } from '#contract/accounts/profile-calls'
import type { Call, FileCall } from '#contract/call'
import { cartCalls } from '#contract/cart/cart-calls'
import { catalogueCalls } from '#contract/catalogue/catalogue-calls'
import { contactCalls } from '#contract/contact/contact-calls'
import { contentCalls } from '#contract/content/content-calls'
import { creditCalls } from '#contract/credit/credit-calls'
import { orderCalls } from '#contract/orders/order-calls'
import { orderPageCalls } from '#contract/orders/order-page-calls'
import { questionCalls } from '#contract/questions/question-calls'
import { stockNoticeCalls } from '#contract/reminders/stock-notice-calls'
import { returnCalls } from '#contract/returns/return-calls'
import { reviewCalls } from '#contract/reviews/review-calls'
import { settingsCalls } from '#contract/settings/settings-calls'
import { staffCalls } from '#contract/staff/staff-calls'
import { wishlistCalls } from '#contract/wishlist/wishlist-calls'

/** Every call of the API, by method and path. */
export const calls = {
  ...catalogueCalls,
  ...accountCalls,
  ...passkeyCalls,
  ...profileCalls,
  ...cartCalls,
  ...wishlistCalls,
  ...orderCalls,
  ...orderPageCalls,
  ...returnCalls,
  ...creditCalls,
  ...settingsCalls,
  ...contentCalls,
  ...contactCalls,
  ...stockNoticeCalls,
  ...questionCalls,
  ...reviewCalls,
  ...staffCalls,
} satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
export type FileCallName = { [Name in CallName]: Calls[Name] extends FileCall ? Name : never }[CallName]
/** Calls with an entry in the activity log. */
export type AuditedCall = {
  [Name in CallName]: [NonNullable<Calls[Name]['audit']>] extends [never] ? never : Name
}[CallName]
/** Removes the index signature of inputs without fields. */
type FieldsOf<Input> = { [Key in keyof Input as string extends Key ? never : Key]: Input[Key] }
type WithFile<Name extends CallName, Input, File> = Name extends FileCallName
  ? FieldsOf<Input> & { file: File }
  : Input
/** Input before parsing. */
export type InputOf<Name extends CallName> = WithFile<Name, z.input<Calls[Name]['input']>, SentFile>
/** Input after parsing. */
export type ParsedInput<Name extends CallName> = WithFile<Name, z.output<Calls[Name]['input']>, Uint8Array>
/** The parts of a browser's `Blob` that the domain uses. */
interface BrowserFile {
  readonly size: number
  readonly type: string
  slice(): unknown
}
/** A file in a browser or in a program. */
export type SentFile = BrowserFile | Uint8Array<ArrayBuffer>
export type ReplyOf<Name extends CallName> = z.output<Calls[Name]['reply']>
