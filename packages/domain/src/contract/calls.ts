import type { z } from 'zod'
import { accountCalls } from './account-calls.ts'
import { passkeyCalls } from './accounts/passkey-calls.ts'
import type { Call, FileCall } from './call.ts'
import { cartCalls } from './cart-calls.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { contactCalls } from './contact-calls.ts'
import { contentCalls } from './content-calls.ts'
import { creditCalls } from './credit-calls.ts'
import { orderCalls } from './order-calls.ts'
import { orderPageCalls } from './order-page-calls.ts'
import { profileCalls } from './profile-calls.ts'
import { returnCalls } from './return-calls.ts'
import { questionCalls } from './reviews/question-calls.ts'
import { reviewCalls } from './reviews/review-calls.ts'
import { settingsCalls } from './settings-calls.ts'
import { staffCalls } from './staff/staff-calls.ts'
import { stockNoticeCalls } from './stock-notice-calls.ts'
import { wishlistCalls } from './wishlist-calls.ts'

/** Every call of the shop, by method and path. */
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
/** Calls whose body is a file. */
export type FileCallName = { [Name in CallName]: Calls[Name] extends FileCall ? Name : never }[CallName]
/** Calls whose changes are in the activity log. */
export type AuditedCall = {
  [Name in CallName]: [NonNullable<Calls[Name]['audit']>] extends [never] ? never : Name
}[CallName]
/** Without the index signature of an input that has no fields. */
type FieldsOf<Input> = { [Key in keyof Input as string extends Key ? never : Key]: Input[Key] }
type WithFile<Name extends CallName, Input, File> = Name extends FileCallName
  ? FieldsOf<Input> & { file: File }
  : Input
/** What a caller sends, before parsing. */
export type InputOf<Name extends CallName> = WithFile<Name, z.input<Calls[Name]['input']>, SentFile>
/** What an operation works with, after parsing. */
export type ParsedInput<Name extends CallName> = WithFile<Name, z.output<Calls[Name]['input']>, Uint8Array>
/** What the domain needs to know of a browser's `Blob`. */
interface BrowserFile {
  readonly size: number
  readonly type: string
  slice(): unknown
}
/** A file as browsers and programs have it. */
export type SentFile = BrowserFile | Uint8Array<ArrayBuffer>
export type ReplyOf<Name extends CallName> = z.output<Calls[Name]['reply']>
