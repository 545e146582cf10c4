import { z } from 'zod'
import { defineCall, defineFileCall, LARGE_BODY } from '#contract/call'
import { text } from '#contract/fields'
import { LARGEST_REMITTANCE_FILE } from '#contract/staff/choices'

const fils = z.number().int()
const count = z.number().int()
const moment = z.number().int()

/** Applies to rows of a file and to orders of a remittance. */
export const MAX_REMITTANCE_ROWS = 5_000

const carrier = text(100)

/** Open amount of a courier, in fils. */
export const owingCarrier = z.object({
  carrier: z.string(),
  carrierName: z.string(),
  orders: count,
  amount: fils,
})

/** A delivered cash order whose money the courier has not handed over. Amounts in fils, times in epoch milliseconds. */
const owedOrder = z.object({ id: z.string(), number: count, amount: fils })
export type OwedOrderOnWire = z.infer<typeof owedOrder>
const listedOwed = owedOrder.extend({
  name: z.string(),
  carrier: z.string(),
  carrierName: z.string(),
  deliveredAt: moment.nullable(),
})
export type ListedOwedOrder = z.infer<typeof listedOwed>
const paidOrder = owedOrder.extend({ paid: fils })
export type PaidOrder = z.infer<typeof paidOrder>

const remittance = z.object({
  id: z.string(),
  at: moment,
  actor: z.string(),
  actorName: z.string(),
  carrier: z.string(),
  carrierName: z.string(),
  fileName: z.string(),
  orders: count,
  /** Amount due for these orders, and amount received. */
  owed: fils,
  paid: fils,
})
export type ListedRemittance = z.infer<typeof remittance>

/** A cash refund that is still due. */
const cashToPayBack = z.object({
  refundId: z.string(),
  order: z.object({ id: z.string(), number: count }),
  name: z.string(),
  phone: z.string(),
  /** The cash part; the rest of the refund may be store credit. */
  amount: fils,
  at: moment,
  reason: z.string().nullable(),
  /** Null if the refund belongs to no return. */
  returnNumber: count.nullable(),
})
export type CashToPayBack = z.infer<typeof cashToPayBack>

/** Cash that couriers collect at the door and hand over to the shop. */
export const staffCashCalls = {
  /**
   * Oldest first: at most 200 orders and at most 200 cash refunds. `carrier` is empty if the parcel was shipped without
   * one. `carrierName` is in the reader's language.
   */
  'GET /api/staff/cash': defineCall({
    caller: { staff: 'cash:remit' },
    summary: 'Retrieve amounts due from couriers, the last 50 remittances and cash refunds due',
    input: z.object({
      carrier: carrier.optional(),
      /** Only parcels without a carrier. A query cannot express that with an empty `carrier`. */
      withoutCarrier: z.literal('true').optional(),
    }),
    reply: z.object({
      carriers: z.array(owingCarrier),
      owed: z.array(listedOwed),
      remittances: z.array(remittance),
      toPayBack: z.array(cashToPayBack),
    }),
  }),
  /**
   * Records that the cash of a refund was handed over, and how. `paidBack: false` takes that back. The refund, its
   * credit note and the analytics do not change. Refused with `pay_back_changed` if another team member recorded it in
   * the meantime. The header `Idempotency-Key` makes a retry safe (D-43).
   */
  'POST /api/staff/cash/pay-back': defineCall({
    caller: { staff: 'cash:remit' },
    audit: 'order',
    summary: 'Mark a cash refund as handed over, or undo this',
    input: z.object({ refundId: text(64), paidBack: z.boolean().default(true), note: text(200).default('') }),
  }),
  'GET /api/staff/cash/remittance': defineCall({
    caller: { staff: 'cash:remit' },
    summary: 'List the orders of a remittance, with amounts due and received',
    input: z.object({ remittanceId: text(64) }),
    reply: z.object({ lines: z.array(owedOrder.extend({ paid: fils })) }),
  }),
  /**
   * A CSV with an order number and an amount in AED in each row; other columns are ignored. Separator: comma,
   * semicolon, tab or bar. Encoding: UTF-8, UTF-16 or Windows-1256. Writes nothing.
   */
  'POST /api/staff/cash/compare': defineFileCall({
    caller: { staff: 'cash:remit' },
    audit: null,
    summary: "Compare a courier's file with the amounts due",
    input: z.object({ carrier: carrier.optional() }),
    largestFile: LARGEST_REMITTANCE_FILE,
    reply: z.object({
      matched: z.array(paidOrder),
      differing: z.array(paidOrder),
      refused: z.array(
        z.object({
          line: count,
          order: z.string(),
          amount: z.string(),
          problem: z.enum(['unreadable', 'repeated', 'not_owed']),
        }),
      ),
      missing: z.array(owedOrder),
    }),
  }),
  /**
   * All or nothing. Refused with `remittance_changed` if one of the orders is no longer owed. The header
   * `Idempotency-Key` makes a retry safe (D-43).
   */
  'POST /api/staff/cash/remit': defineCall({
    caller: { staff: 'cash:remit' },
    audit: 'remittance',
    summary: 'Record a remittance from a courier',
    input: z.object({
      carrier: carrier.default(''),
      fileName: text(200).default(''),
      lines: z
        .array(z.object({ orderId: text(100), paid: fils.min(0) }))
        .min(1)
        .max(MAX_REMITTANCE_ROWS),
    }),
    largestBody: 2 * LARGE_BODY,
    reply: z.object({ remittance }),
  }),
}
