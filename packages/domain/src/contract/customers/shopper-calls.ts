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
  /** Whether something was ordered that was not cancelled, and without an account; who agreed to news by mail. */
  ordered: yesOrNo.optional(),
  guest: yesOrNo.optional(),
  news: z.literal('yes').optional(),
  /** Where the last order went. */
  region: text(60).optional(),
}

/** Who shops here. */
export const staffShopperCalls = {
  /**
   * The newest account first, 50 at a time, erased ones left out. `q` is any part of name, e-mail or phone, words in any
   * order, Arabic folded; `older` and `newer` are cursors of an earlier answer.
   */
  'GET /api/staff/shoppers': defineCall({
    caller: { staff: 'shoppers:read' },
    summary: 'Shoppers, by view and search',
    input: z.object({ ...shopperFilters, older: text(64).optional(), newer: text(64).optional() }),
    reply: z.object({
      shoppers: z.array(listedShopper),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  'GET /api/staff/shoppers/counts': defineCall({
    caller: { staff: 'shoppers:read' },
    summary: 'How many shoppers each view of the list holds',
    input: z.object({}),
    reply: z.object({ counts: z.record(z.enum(SHOPPER_VIEWS), limitedCount) }),
  }),
  /** As the list; newest first, the first 10,000. The trail says who took the file. */
  'POST /api/staff/shoppers/export': defineCall({
    caller: { staff: 'shoppers:export' },
    audit: 'shoppers',
    summary: 'Shoppers with contacts and what they bought, as CSV',
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
    summary: 'One shopper with addresses, sessions and notes',
    input: z.object({ shopperId }),
    reply: z.object({ shopper: wholeShopper }),
  }),
  'POST /api/staff/shopper/note': defineCall({
    caller: { staff: 'shoppers:write' },
    audit: 'shopper',
    summary: 'Add a note for the staff to a shopper',
    input: z.object({ shopperId, text: text(2000).refine((words) => words.trim() !== '') }),
  }),
  'POST /api/staff/shopper/sign-out': defineCall({
    caller: { staff: 'shoppers:write' },
    audit: 'shopper',
    summary: 'End every session of a shopper',
    input: z.object({ shopperId }),
    reply: z.object({ ended: z.number().int() }),
  }),
  /** A POST, since the trail records who took the data out. */
  'POST /api/staff/shopper/export': defineCall({
    caller: { staff: 'shoppers:export' },
    audit: 'shopper',
    summary: 'Everything that the shop holds of one person',
    input: z.object({ shopperId }),
    reply: z.object({ data: personalData }),
  }),
  /** For who asks by phone or mail, or does not want it any more. They are listed until they are erased. */
  'POST /api/staff/shopper/deletion': defineCall({
    caller: { staff: 'shoppers:write' },
    audit: 'shopper',
    summary: 'Note that a shopper asks to be erased, or does not any more',
    input: z.object({ shopperId, asked: z.boolean() }),
  }),
  /**
   * Orders stay without the person, tax documents as they are. Refused with `shopper_has_open_orders` and the `orders`
   * (numbers) that are not finished: not delivered or cancelled, or with a payment or a refund under way.
   */
  'POST /api/staff/shopper/erase': defineCall({
    caller: { staff: 'shoppers:erase' },
    audit: 'shopper',
    summary: 'Erase the personal data of a shopper',
    input: z.object({ shopperId }),
  }),
}
