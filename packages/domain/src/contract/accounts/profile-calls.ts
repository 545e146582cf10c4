import { z } from 'zod'
import { MAX_CHILDREN } from '#accounts/child-sizes'
import { user } from '#contract/accounts/account-calls'
import { personalData } from '#contract/accounts/personal-data'
import { defineCall } from '#contract/call'
import { digits, identifier, messageOnly, text } from '#contract/fields'

const password = z.string().max(1000)
const field = text(200)

const address = z.object({
  label: field,
  fullname: field,
  phone: digits(200),
  region: field,
  area: field,
  street: field,
  building: field,
  landmark: field,
})
const savedAddress = address.extend({ id: z.string(), standard: z.boolean() })
export type WireSavedAddress = z.infer<typeof savedAddress>
const addresses = z.object({ addresses: z.array(savedAddress) })
const addressId = text(64)

const company = z.object({ name: text(200), trn: digits(40) })

const children = z.array(z.object({ name: text(100), size: text(100) })).max(MAX_CHILDREN)

export const profileCalls = {
  /** The default address comes first. */
  'POST /api/user/addresses': defineCall({
    caller: 'customer',
    summary: 'List the addresses of this account',
    input: z.object({}),
    reply: addresses,
  }),
  /** The rules are in `saved-address.ts`. Without an id, adds an address. The first one becomes the default. */
  'POST /api/user/addresses/save': defineCall({
    caller: 'customer',
    summary: 'Save an address',
    input: z.object({ id: addressId.optional(), address }),
    reply: addresses,
  }),
  'POST /api/user/addresses/standard': defineCall({
    caller: 'customer',
    summary: 'Set the default address',
    input: z.object({ id: addressId }),
    reply: addresses,
  }),
  /** If the default address is removed, the oldest remaining one becomes the default. */
  'POST /api/user/addresses/remove': defineCall({
    caller: 'customer',
    summary: 'Delete an address; orders keep theirs',
    input: z.object({ id: addressId }),
    reply: addresses,
  }),
  'POST /api/user/children': defineCall({
    caller: 'customer',
    summary: 'List the children of this account, each with a name and a size',
    input: z.object({}),
    reply: z.object({ children }),
  }),
  /** Replaces the whole list and keeps its order. */
  'POST /api/user/children/save': defineCall({
    caller: 'customer',
    summary: 'Save the names and sizes of children',
    input: z.object({ children }),
    reply: z.object({ children, message: z.string() }),
  }),
  /** At most four sizes from the last year, newest first, without cancelled or returned ones. */
  'POST /api/user/bought-sizes': defineCall({
    caller: 'customer',
    summary: 'List recently bought sizes of this account',
    input: z.object({}),
    reply: z.object({ sizes: z.array(z.string()) }),
  }),
  'POST /api/user/company': defineCall({
    caller: 'customer',
    summary: 'Retrieve the company details of this account',
    input: z.object({}),
    reply: z.object({ company: company.nullable() }),
  }),
  /** Appears on all later invoices. Null stops that. */
  'POST /api/user/company/save': defineCall({
    caller: 'customer',
    summary: 'Save the company details for your invoices',
    input: z.object({ company: company.nullable() }),
    reply: z.object({ company: company.nullable(), message: z.string() }),
  }),
  /** A new phone requires the password, since customers sign in with it, and must be confirmed again. */
  'POST /api/user/details': defineCall({
    caller: 'customer',
    summary: 'Update name and phone',
    input: z.object({ name: text(1000), phone: digits(100), password: password.optional() }),
    reply: z.object({ user, message: z.string() }),
  }),
  /**
   * The email changes when the customer opens the link sent to the new address, within seven days. The current address
   * gets a link that stops the change. A later request, a new password and signing out everywhere also cancel it.
   */
  'POST /api/user/email': defineCall({
    caller: 'customer',
    summary: 'Request a change of email address',
    input: z.object({ email: identifier(1000), password }),
    reply: messageOnly,
  }),
  'POST /api/user/email/keep': defineCall({
    caller: 'anyone',
    summary: 'Stop a requested change of email address by email link',
    input: z.object({ token: identifier(100) }),
    reply: messageOnly,
  }),
  'POST /api/user/data': defineCall({
    caller: 'customer',
    summary: 'Download your personal data',
    input: z.object({}),
    reply: z.object({ data: personalData }),
  }),
  /**
   * Orders stay for bookkeeping, without personal data. Refused while an order is unfinished. With `whenFinished` the
   * request is stored instead, and the staff deletes the account later.
   */
  'POST /api/user/delete': defineCall({
    caller: 'customer',
    summary: 'Delete this account permanently',
    input: z.object({ password, whenFinished: z.boolean().default(false) }),
    reply: messageOnly.extend({ deleted: z.boolean() }),
  }),
  'POST /api/user/deletion': defineCall({
    caller: 'customer',
    summary: 'Retrieve the time of the deletion request, or null',
    input: z.object({}),
    reply: z.object({ askedAt: z.number().int().nullable() }),
  }),
  'POST /api/user/deletion/withdraw': defineCall({
    caller: 'customer',
    summary: 'Withdraw a deletion request',
    input: z.object({}),
    reply: messageOnly,
  }),
}
