import { z } from 'zod'
import { PAGE_NAMES } from '#content/content-items'
import { defineCall } from './call.ts'
import { success, text } from './fields.ts'

const run = z.object({ text: z.string(), bold: z.boolean().optional(), to: z.string().optional() })
const runs = z.array(run)

/** A page in the language asked for, its marks read (domain `rich-text.ts`) and the facts of the shop filled in. */
const page = z.object({
  title: z.string(),
  lead: z.string(),
  body: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('heading'), runs }),
      z.object({ kind: z.literal('paragraph'), runs }),
      z.object({ kind: z.literal('list'), items: z.array(runs) }),
    ]),
  ),
  /** Where a reader may want to go on. */
  related: z.array(z.object({ path: z.string(), title: z.string() })),
})
export type WirePage = z.infer<typeof page>

/** The key of a preview shows what is not published yet; one that is unknown or old shows what is. */
const preview = text(64).optional()

export const contentCalls = {
  'GET /api/page': defineCall({
    caller: 'anyone',
    summary: 'What the shop says about itself: a page of texts',
    input: z.object({ name: z.enum(PAGE_NAMES), preview }),
    reply: z.object({ success, page }),
  }),
}
