import { z } from 'zod'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'

const part = z.number().min(0).max(1)
/** Same as `FocalPoint` in the domain. */
const focus = z.object({ x: part, y: part })
/** Address of a master picture. */
const address = text(200)

/** Pictures are re-encoded when they are uploaded, and cropped around a chosen focal point. */
export const staffPictureCalls = {
  /**
   * A JPEG, PNG, WebP, AVIF or GIF of at most 12 MB and 50 megapixels, uploaded in parts (`/api/staff/uploads`, tus
   * 1.0.0). It is re-encoded, so only the image itself remains. Repeating the call gives the same reply. The address
   * goes into a field of pictures and is stored by `save`. Refused with `upload_incomplete` while bytes are missing.
   */
  'POST /api/staff/picture': defineCall({
    caller: { staff: 'products:write' },
    audit: 'picture',
    summary: 'Use an uploaded file as an image',
    input: z.object({ upload: text(64) }),
    reply: z.object({ address: z.string() }),
  }),
  /**
   * `source` is the full picture of the master. Null if it already has the shape of the shop's pictures, so nothing can
   * be cropped. `focus` is null for a picture that is shown in full, on white.
   */
  'GET /api/staff/picture/focus': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Retrieve the original and focal point of an image',
    input: z.object({ address }),
    reply: z.object({
      source: z.object({ address: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
      focus: focus.nullable(),
    }),
  }),
  /**
   * Returns the address of a new master. The previous one stays, for orders and undo. With null the picture is shown in
   * full, on white.
   */
  'POST /api/staff/picture/focus': defineCall({
    caller: { staff: 'products:write' },
    audit: 'picture',
    summary: 'Crop an image around a focal point',
    input: z.object({ address, focus: focus.nullable() }),
    reply: z.object({ address: z.string() }),
  }),
}
