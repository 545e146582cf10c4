import { z } from 'zod'
import { PAGE_NAMES } from '#content/content-items'
import { HOME_BLOCKS } from '#content/home-blocks'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'

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
  /** Of a story: an address of `source-address.ts`, and what the picture shows. */
  picture: z.object({ address: z.string(), alt: z.string() }).optional(),
  /** Where a reader may want to go on. */
  related: z.array(z.object({ path: z.string(), title: z.string() })),
})
export type WirePage = z.infer<typeof page>

const story = z.object({
  path: z.string(),
  title: z.string(),
  lead: z.string(),
  /** When it was published first, in epoch milliseconds. */
  publishedAt: z.number().int(),
})
export type WireStory = z.infer<typeof story>

/** The key of a preview shows what is not published yet; one that is unknown or old shows what is. */
const preview = text(64).optional()

const content = z.object({
  /** Texts and links by item and field, where they differ from what came with the shop. */
  changed: z.record(z.string(), z.record(z.string(), z.string())),
  /** The blocks of the home page that are shown, in their order; left out while nobody has changed that. */
  blocks: z.array(z.enum(HOME_BLOCKS)).optional(),
})
export type WireContent = z.infer<typeof content>

export const contentCalls = {
  /** `frame` is what stands around every page, `home` the home page. */
  'GET /api/content': defineCall({
    caller: 'anyone',
    summary: 'What the staff has changed of the banner, the footer or the home page',
    input: z.object({ part: z.enum(['frame', 'home']), preview }),
    reply: z.object({ content }),
  }),
  /** Newest first; those that have no text now are left out. */
  'GET /api/stories': defineCall({
    caller: 'anyone',
    summary: 'The stories of the shop',
    input: z.object({ preview }),
    reply: z.object({ stories: z.array(story) }),
  }),
  /** Refused with `not_found` where there is no such story, or none now. */
  'GET /api/story': defineCall({
    caller: 'anyone',
    summary: 'One story of the shop',
    input: z.object({ slug: text(100), preview }),
    reply: z.object({ page }),
  }),
  'GET /api/page': defineCall({
    caller: 'anyone',
    summary: 'What the shop says about itself: a page of texts',
    input: z.object({ name: z.enum(PAGE_NAMES), preview }),
    reply: z.object({ page }),
  }),
}
