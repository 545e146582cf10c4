import { z } from 'zod'
import { personalData } from '#contract/accounts/personal-data'
import { defineCall } from '#contract/call'
import { listedShopper, wholeShopper } from '#contract/customers/shopper-fields'
import { limitedCount, search, text } from '#contract/fields'
import { SHOPPER_VIEWS } from '#contract/staff/choices'

const yesOrNo = z.enum(['yes', 'no'])

/** Id of an account. */
const shopperId = text(64)

const shopperFilters = {
  view: z.enum(SHOPPER_VIEWS).default('all'),
  q: search.optional(),
  /** `ordered`: has an uncancelled order. `guest`: ordered without an account. `news`: agreed to news by email. */
  ordered: yesOrNo.optional(),
  guest: yesOrNo.optional(),
  news: z.literal('yes').optional(),
  /** Emirate of the last order. */
  region: text(60).optional(),
}

export const staffShopperCalls = {
  /**
   * Newest account first, 50 at a time, without erased ones. `q` matches any part of name, email or phone, with the
   * words in any order and Arabic letters folded. `older` and `newer` are cursors of an earlier reply.
   */
  'GET /api/staff/shoppers': defineCall({
    caller: { staff: 'shoppers:read' },
    summary: 'List customers by view and search',
    input: z.object({ ...shopperFilters, older: text(64).optional(), newer: text(64).optional() }),
    reply: z.object({
      shoppers: z.array(listedShopper),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  'GET /api/staff/shoppers/counts': defineCall({
    caller: { staff: 'shoppers:read' },
    summary: 'Count the customers in each view of the list',
    input: z.object({}),
    reply: z.object({ counts: z.record(z.enum(SHOPPER_VIEWS), limitedCount) }),
  }),
  /** The customers of the filters, newest first, at most 10,000. The activity log records the export. */
  'POST /api/staff/shoppers/export': defineCall({
    caller: { staff: 'shoppers:export' },
    audit: 'shoppers',
    summary: 'Export customers with contact details and totals as CSV',
    input: z.object(shopperFilters),
    reply: z.object({
      name: z.string(),
      csv: z.string(),
      shoppers: z.number().int(),
      isWhole: z.boolean(),
    }),
  }),
  'GET /api/staff/shopper': defineCall({
    caller: { staff: 'shoppers:read' },
    summary: 'Retrieve a customer with addresses, sessions and notes',
    input: z.object({ shopperId }),
    reply: z.object({ shopper: wholeShopper }),
  }),
  'POST /api/staff/shopper/note': defineCall({
    caller: { staff: 'shoppers:write' },
    audit: 'shopper',
    summary: 'Add a staff note to a customer',
    input: z.object({ shopperId, text: text(2000).refine((words) => words.trim() !== '') }),
  }),
  'POST /api/staff/shopper/sign-out': defineCall({
    caller: { staff: 'shoppers:write' },
    audit: 'shopper',
    summary: 'Sign a customer out everywhere',
    input: z.object({ shopperId }),
    reply: z.object({ ended: z.number().int() }),
  }),
  /** A POST, since the activity log records the export. */
  'POST /api/staff/shopper/export': defineCall({
    caller: { staff: 'shoppers:export' },
    audit: 'shopper',
    summary: 'Export the personal data of a customer',
    input: z.object({ shopperId }),
    reply: z.object({ data: personalData }),
  }),
  /** For requests by phone or email, and their withdrawal. The customers stay on the list until they are erased. */
  'POST /api/staff/shopper/deletion': defineCall({
    caller: { staff: 'shoppers:write' },
    audit: 'shopper',
    summary: 'Record or withdraw an erasure request',
    input: z.object({ shopperId, asked: z.boolean() }),
  }),
  /**
   * Orders stay without personal data; tax documents stay unchanged. Refused with `shopper_has_open_orders` and the
   * numbers of the unfinished `orders`: not delivered or cancelled, or with a payment or refund in progress.
   */
  'POST /api/staff/shopper/erase': defineCall({
    caller: { staff: 'shoppers:erase' },
    audit: 'shopper',
    summary: 'Erase the personal data of a customer',
    input: z.object({ shopperId }),
  }),
}
