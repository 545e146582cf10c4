import { z } from 'zod'
import { LARGEST_PICTURE_FILE } from '#catalogue/pictures'
import { defineCall, defineFileCall } from '#contract/call'
import { digits, identifier, quantity, text } from '#contract/fields'
import { REFUND_DESTINATIONS } from '#orders/credit/store-credit'
import { PAYMENT_METHODS } from '#orders/order-lifecycle'
import { PICKUP_WINDOWS } from '#orders/returns/pickup'
import { RETURN_REASONS, RETURN_RESOLUTIONS, RETURN_STATUSES } from '#orders/returns/return-lifecycle'
import { MAX_RETURN_PHOTOS, RETURN_PROBLEMS } from '#orders/returns/return-terms'

const number = digits(20)
const key = identifier(200)
const aed = z.number()
const moment = z.number().int()

/** Another size of the same colour, and its current availability. */
export const sizeChoice = z.object({ size: z.string(), available: z.boolean() })

const returnableLine = z.object({
  /** Index of the line in the order. */
  position: z.number().int(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  picture: z.string().nullable(),
  /** Units that can be returned now, and the refund for each of them in AED, next one first. */
  units: z.number().int(),
  worth: z.array(aed),
  problem: z.enum(RETURN_PROBLEMS).nullable(),
  sizes: z.array(sizeChoice),
})
export type WireReturnableLine = z.infer<typeof returnableLine>

const returnedLine = z.object({
  position: z.number().int(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  reason: z.enum(RETURN_REASONS),
  /** Size reserved for an exchange. */
  newSize: z.string().nullable(),
})

/** Requested pick-up; `day` such as `2026-11-25`. */
export const pickup = z.object({ day: text(20), window: z.enum(PICKUP_WINDOWS) })

/** A return or exchange as shown to the customer. */
const shownReturn = z.object({
  number: z.string(),
  status: z.enum(RETURN_STATUSES),
  resolution: z.enum(RETURN_RESOLUTIONS),
  refundTo: z.enum(REFUND_DESTINATIONS),
  requestedAt: moment,
  lines: z.array(returnedLine),
  /** Null if the customer chose none. */
  pickup: pickup.nullable(),
  /** Number of attached pictures. */
  photos: z.number().int(),
  /** Times of the status changes, oldest first. */
  steps: z.array(z.object({ status: z.enum(RETURN_STATUSES), at: moment })),
  /** Refund in AED by the return terms. Null for exchanges and finished returns. */
  expectedRefund: aed.nullable(),
  /** Refunded amount in AED. Null before the refund. */
  refunded: aed.nullable(),
  /** The staff's reason for declining it. */
  answer: z.string().nullable(),
})
export type WireReturn = z.infer<typeof shownReturn>

const returnPage = z.object({
  number: z.string(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** Last moment to request a return. Null before the delivery. */
  until: moment.nullable(),
  /** Reason why nothing can be returned, or null. */
  problem: z.enum(RETURN_PROBLEMS).nullable(),
  /** Price of a pick-up in AED, for customers who changed their mind. */
  pickupFee: aed,
  pickupDays: z.array(z.string()),
  /** Damaged items need a picture. */
  needsPhotoOfDamage: z.boolean(),
  lines: z.array(returnableLine),
  returns: z.array(shownReturn),
})
export type WireReturnPage = z.infer<typeof returnPage>

const request = {
  number,
  resolution: z.enum(RETURN_RESOLUTIONS),
  /** Destination of the refund. */
  refundTo: z.enum(REFUND_DESTINATIONS).default('original'),
  lines: z
    .array(
      z.object({
        position: z.number().int().min(0),
        quantity,
        reason: z.enum(RETURN_REASONS),
        /** Exchange only: the other size of the same colour. */
        newSize: text(64).optional(),
      }),
    )
    .max(100),
  note: text(500).optional(),
  pickup: pickup.optional(),
  /** Ids from the replies of `POST /api/return/photo`. */
  photos: z.array(text(100)).max(MAX_RETURN_PHOTOS).optional(),
}
const requested = z.object({ return: shownReturn })
const photoTaken = z.object({ photo: z.string() })
const returnNumber = digits(20)
/** Base64-encoded WebP. */
const photosShown = z.object({ photos: z.array(z.string()) })

const cancelled = { number, returnNumber: digits(20) }

/** Returns and exchanges of an order, for its customer or a guest with the link of an email. */
export const returnCalls = {
  'POST /api/return/show': defineCall({
    caller: 'customer',
    summary: 'Retrieve the returnable items of your order, and its returns',
    input: z.object({ number }),
    reply: returnPage,
  }),
  'POST /api/return/show-linked': defineCall({
    caller: 'anyone',
    summary: 'Retrieve the returnable items of an order by email link',
    input: z.object({ number, key }),
    reply: returnPage,
  }),
  /**
   * All or nothing. The new size is reserved immediately. Refused with `not_returnable` and the `problem`, and with
   * `position` if it concerns one line. The header `Idempotency-Key` makes a retry safe (D-43).
   */
  'POST /api/return/request': defineCall({
    caller: 'customer',
    summary: 'Request a return or exchange for your order',
    input: z.object(request),
    reply: requested,
  }),
  'POST /api/return/request-linked': defineCall({
    caller: 'anyone',
    summary: 'Request a return or exchange by email link',
    input: z.object({ ...request, key }),
    reply: requested,
  }),
  /** For the next request; deleted after a day without one. Re-encodes it. Refused with `picture_refused`. */
  'POST /api/return/photo': defineFileCall({
    caller: 'customer',
    summary: 'Upload a photo for the return of your order',
    input: z.object({ number }),
    largestFile: LARGEST_PICTURE_FILE,
    reply: photoTaken,
  }),
  'POST /api/return/photo-linked': defineFileCall({
    caller: 'anyone',
    summary: 'Upload a photo for a return by email link',
    input: z.object({ number, key }),
    largestFile: LARGEST_PICTURE_FILE,
    reply: photoTaken,
  }),
  'POST /api/return/photos': defineCall({
    caller: 'customer',
    summary: 'Retrieve the photos of your return',
    input: z.object({ number, returnNumber }),
    reply: photosShown,
  }),
  'POST /api/return/photos-linked': defineCall({
    caller: 'anyone',
    summary: 'Retrieve the photos of a return by email link',
    input: z.object({ number, returnNumber, key }),
    reply: photosShown,
  }),
  'POST /api/return/cancel': defineCall({
    caller: 'customer',
    summary: 'Cancel your return before its pick-up',
    input: z.object(cancelled),
    reply: requested,
  }),
  'POST /api/return/cancel-linked': defineCall({
    caller: 'anyone',
    summary: 'Cancel a return by email link',
    input: z.object({ ...cancelled, key }),
    reply: requested,
  }),
}
