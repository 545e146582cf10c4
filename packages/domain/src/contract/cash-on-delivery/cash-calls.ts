import { z } from 'zod'
import { defineCall, defineFileCall, LARGE_BODY } from '#contract/call'
import { text } from '#contract/fields'
import { LARGEST_REMITTANCE_FILE } from '#contract/staff/choices'

const fils = z.number().int()
const count = z.number().int()
const moment = z.number().int()

/** Rows of a file, and orders of a remittance. */
export const MOST_REMITTANCE_ROWS = 5_000

const carrier = text(100)

/** What a courier owes, in fils. */
export const owingCarrier = z.object({
  carrier: z.string(),
  carrierName: z.string(),
  orders: count,
  amount: fils,
})

/** An order that was delivered for cash, and not handed over yet. Amounts in fils, times in epoch milliseconds. */
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
  /** What was owed for these orders, and what came. */
  owed: fils,
  paid: fils,
})
export type ListedRemittance = z.infer<typeof remittance>

/** A refund in cash that nobody has handed over yet. */
const cashToPayBack = z.object({
  refundId: z.string(),
  order: z.object({ id: z.string(), number: count }),
  name: z.string(),
  phone: z.string(),
  /** What goes back in cash; a part of the refund may be store credit. */
  amount: fils,
  at: moment,
  reason: z.string().nullable(),
  /** Of the return that it is for; null without one. */
  returnNumber: count.nullable(),
})
export type CashToPayBack = z.infer<typeof cashToPayBack>

/** The cash desk: what couriers have taken at the door and have to hand over. */
export const staffCashCalls = {
  /** The longest owed first, at most 200, and the 200 refunds in cash that have waited longest. A carrier is what the parcel was shipped with; empty where nobody
   * said. `carrierName` is what the reader calls it. */
  'GET /api/staff/cash': defineCall({
    caller: { staff: 'cash:remit' },
    summary: 'What couriers owe, the last 50 remittances, and refunds in cash that are to be handed over',
    input: z.object({
      carrier: carrier.optional(),
      /** Of parcels that were shipped without a carrier alone: an empty value is no part of a query. */
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
   * Notes that the cash of a refund was handed over, and how; with `paidBack: false` that it was not, after all. The refund
   * itself, its credit note and all figures stay as they are. Once: what somebody else has noted meanwhile is refused as
   * `pay_back_changed`. Header `Idempotency-Key` makes a retry harmless (D-43).
   */
  'POST /api/staff/cash/pay-back': defineCall({
    caller: { staff: 'cash:remit' },
    audit: 'order',
    summary: 'Note that the cash of a refund was handed over, or take that back',
    input: z.object({ refundId: text(64), paidBack: z.boolean().default(true), note: text(200).default('') }),
  }),
  'GET /api/staff/cash/remittance': defineCall({
    caller: { staff: 'cash:remit' },
    summary: 'The orders of a remittance, with what was owed and what came',
    input: z.object({ remittanceId: text(64) }),
    reply: z.object({ lines: z.array(owedOrder.extend({ paid: fils })) }),
  }),
  /**
   * A CSV with the number of an order and an amount in AED in each row; other columns are ignored. Comma, semicolon, tab
   * or bar part the cells; UTF-8, UTF-16 or the Arabic code page of Windows. Writes nothing.
   */
  'POST /api/staff/cash/compare': defineFileCall({
    caller: { staff: 'cash:remit' },
    audit: null,
    summary: "Compare a courier's file with what it owes",
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
   * All or nothing: one order that is no longer owed refuses the remittance as `remittance_changed`. Header
   * `Idempotency-Key` makes a retry harmless (D-43).
   */
  'POST /api/staff/cash/remit': defineCall({
    caller: { staff: 'cash:remit' },
    audit: 'remittance',
    summary: 'Book what a courier has handed over',
    input: z.object({
      carrier: carrier.default(''),
      fileName: text(200).default(''),
      lines: z
        .array(z.object({ orderId: text(100), paid: fils.min(0) }))
        .min(1)
        .max(MOST_REMITTANCE_ROWS),
    }),
    largestBody: 2 * LARGE_BODY,
    reply: z.object({ remittance }),
  }),
}
