import { z } from 'zod'
import { personalData } from '#contract/accounts/personal-data'
import { defineCall } from '#contract/call'
import { listedCustomer, wholeCustomer } from '#contract/customers/customer-fields'
import { limitedCount, search, text } from '#contract/fields'
import { CUSTOMER_VIEWS } from '#contract/staff/choices'

const yesOrNo = z.enum(['yes', 'no'])

/** Id of an account. */
const customerId = text(64)

const customerFilters = {
  view: z.enum(CUSTOMER_VIEWS).default('all'),
  q: search.optional(),
  /** `ordered`: has an uncancelled order. `guest`: ordered without an account. `news`: agreed to news by email. */
  ordered: yesOrNo.optional(),
  guest: yesOrNo.optional(),
  news: z.literal('yes').optional(),
  /** Emirate of the last order. */
  region: text(60).optional(),
}

export const staffCustomerCalls = {
  /**
   * Newest account first, 50 at a time, without erased ones. `q` matches any part of name, email or phone, with the
   * words in any order and Arabic letters folded. `older` and `newer` are cursors of an earlier reply.
   */
  'GET /api/staff/customers': defineCall({
    caller: { staff: 'customers:read' },
    summary: 'List customers by view and search',
    input: z.object({ ...customerFilters, older: text(64).optional(), newer: text(64).optional() }),
    reply: z.object({
      customers: z.array(listedCustomer),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  'GET /api/staff/customers/counts': defineCall({
    caller: { staff: 'customers:read' },
    summary: 'Count the customers in each view of the list',
    input: z.object({}),
    reply: z.object({ counts: z.record(z.enum(CUSTOMER_VIEWS), limitedCount) }),
  }),
  /** The customers of the filters, newest first, at most 10,000. The activity log records the export. */
  'POST /api/staff/customers/export': defineCall({
    caller: { staff: 'customers:export' },
    audit: 'customers',
    summary: 'Export customers with contact details and totals as CSV',
    input: z.object(customerFilters),
    reply: z.object({
      name: z.string(),
      csv: z.string(),
      customers: z.number().int(),
      isWhole: z.boolean(),
    }),
  }),
  'GET /api/staff/customer': defineCall({
    caller: { staff: 'customers:read' },
    summary: 'Retrieve a customer with addresses, sessions and notes',
    input: z.object({ customerId }),
    reply: z.object({ customer: wholeCustomer }),
  }),
  'POST /api/staff/customer/note': defineCall({
    caller: { staff: 'customers:write' },
    audit: 'customer',
    summary: 'Add a staff note to a customer',
    input: z.object({ customerId, text: text(2000).refine((words) => words.trim() !== '') }),
  }),
  'POST /api/staff/customer/sign-out': defineCall({
    caller: { staff: 'customers:write' },
    audit: 'customer',
    summary: 'Sign a customer out everywhere',
    input: z.object({ customerId }),
    reply: z.object({ ended: z.number().int() }),
  }),
  /** A POST, since the activity log records the export. */
  'POST /api/staff/customer/export': defineCall({
    caller: { staff: 'customers:export' },
    audit: 'customer',
    summary: 'Export the personal data of a customer',
    input: z.object({ customerId }),
    reply: z.object({ data: personalData }),
  }),
  /** For requests by phone or email, and their withdrawal. The customers stay on the list until they are erased. */
  'POST /api/staff/customer/deletion': defineCall({
    caller: { staff: 'customers:write' },
    audit: 'customer',
    summary: 'Record or withdraw an erasure request',
    input: z.object({ customerId, asked: z.boolean() }),
  }),
  /**
   * Orders stay without personal data; tax documents stay unchanged. Refused with `customer_has_open_orders` and the
   * numbers of the unfinished `orders`: not delivered or cancelled, or with a payment or refund in progress.
   */
  'POST /api/staff/customer/erase': defineCall({
    caller: { staff: 'customers:erase' },
    audit: 'customer',
    summary: 'Erase the personal data of a customer',
    input: z.object({ customerId }),
  }),
}
