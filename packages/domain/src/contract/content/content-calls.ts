import { z } from 'zod'
import { PAGE_NAMES } from '#content/content-items'
import { HOME_BLOCKS } from '#content/home-blocks'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'

const run = z.object({ text: z.string(), bold: z.boolean().optional(), to: z.string().optional() })
const runs = z.array(run)

/** A page in the requested language, with parsed markup (`rich-text.ts`) and the shop's facts filled in. */
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
  /** Only for stories: an address of `source-address.ts` and an alt text. */
  picture: z.object({ address: z.string(), alt: z.string() }).optional(),
  /** Links to related pages. */
  related: z.array(z.object({ path: z.string(), title: z.string() })),
})
export type WirePage = z.infer<typeof page>

const story = z.object({
  path: z.string(),
  title: z.string(),
  lead: z.string(),
  /** First publication, in epoch milliseconds. */
  publishedAt: z.number().int(),
})
export type WireStory = z.infer<typeof story>

/** Key of a preview: shows unpublished content. An unknown or expired key shows the published content. */
const preview = text(64).optional()

const content = z.object({
  /** Texts and links by item and field, as far as they differ from the defaults. */
  changed: z.record(z.string(), z.record(z.string(), z.string())),
  /** Visible blocks of the home page in their order. Absent if the order is the default. */
  blocks: z.array(z.enum(HOME_BLOCKS)).optional(),
})
export type WireContent = z.infer<typeof content>

export const contentCalls = {
  /** `frame` is the banner and the footer of every page, `home` the home page. */
  'GET /api/content': defineCall({
    caller: 'anyone',
    summary: 'Retrieve the changed banner, footer and home page',
    input: z.object({ part: z.enum(['frame', 'home']), preview }),
    reply: z.object({ content }),
  }),
  /** Newest first, without stories that have no published text. */
  'GET /api/stories': defineCall({
    caller: 'anyone',
    summary: 'List stories',
    input: z.object({ preview }),
    reply: z.object({ stories: z.array(story) }),
  }),
  /** Refused with `not_found` if no such story is published. */
  'GET /api/story': defineCall({
    caller: 'anyone',
    summary: 'Retrieve a story',
    input: z.object({ slug: text(100), preview }),
    reply: z.object({ page }),
  }),
  'GET /api/page': defineCall({
    caller: 'anyone',
    summary: 'Retrieve an information page',
    input: z.object({ name: z.enum(PAGE_NAMES), preview }),
    reply: z.object({ page }),
  }),
}
