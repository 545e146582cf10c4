import { z } from 'zod'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'

const part = z.number().min(0).max(1)
/** As `FocalPoint` of the domain. */
const focus = z.object({ x: part, y: part })
/** Address of a master. */
const address = text(200)

/** Pictures of products: drawn anew when they are uploaded, cut around a focal point when somebody chooses one. */
export const staffPictureCalls = {
  /**
   * A JPEG, PNG, WebP, AVIF or GIF of at most 12 MB and 50 megapixels that was uploaded in parts (`/api/staff/uploads`,
   * tus 1.0.0). It is drawn anew, so that nothing of the file but the picture stays; asked again, the answer is the same.
   * The address goes into a field of pictures, which `save` writes. Refused with `upload_incomplete` while bytes are missing.
   */
  'POST /api/staff/picture': defineCall({
    caller: { staff: 'products:write' },
    audit: 'picture',
    summary: 'Make an uploaded file a picture',
    input: z.object({ upload: text(64) }),
    reply: z.object({ address: z.string() }),
  }),
  /**
   * `source` is the whole picture that the master was drawn from; null where that has the shape of the shop's pictures, so
   * that nothing can be cut. `focus` is null for a picture that is shown whole, on white.
   */
  'GET /api/staff/picture/focus': defineCall({
    caller: { staff: 'products:read' },
    summary: 'What a picture was cut from, and around which point',
    input: z.object({ address }),
    reply: z.object({
      source: z.object({ address: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
      focus: focus.nullable(),
    }),
  }),
  /** Answers the address of another master; the one before stays as it is, for orders and undoing. Null: whole, on white. */
  'POST /api/staff/picture/focus': defineCall({
    caller: { staff: 'products:write' },
    audit: 'picture',
    summary: 'Cut a picture around a focal point',
    input: z.object({ address, focus: focus.nullable() }),
    reply: z.object({ address: z.string() }),
  }),
}
