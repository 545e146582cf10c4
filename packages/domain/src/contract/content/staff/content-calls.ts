import { z } from 'zod'
import { CONTENT_NAMES, isStoryKey, type StoryKey } from '#content/content-items'
import { defineCall, LARGE_BODY } from '#contract/call'
import { text } from '#contract/fields'

/** A known item, or a story such as `story/first-school-day`. */
const name = z.union([
  z.enum(CONTENT_NAMES),
  z.custom<StoryKey>((key) => typeof key === 'string' && isStoryKey(key)),
])
const caller = { staff: 'content:write' } as const
/** In epoch milliseconds. */
const time = z.number().int().min(0).max(8_640_000_000_000_000)
const value = text(30_000)

/** By the key of a field, such as `title.ar`: the value shown on the screen, and the new one. */
const changes = z.record(text(60), z.object({ from: value, to: value }))

const version = z.object({
  id: z.number().int(),
  startsAt: time,
  endsAt: time.nullable(),
  withdrawn: z.boolean(),
  createdAt: time,
  /** Email of the team member who published it. */
  author: z.string(),
  authorName: z.string(),
  /** Fields that differ from the previous version or the default, with the beginning of their texts. */
  changed: z.record(z.string(), z.string()),
})
export type ContentVersion = z.infer<typeof version>

const fields = z.record(z.string(), z.string())

const item = z.object({
  name,
  /** Current values by the keys of the fields. */
  fields,
  /** The newest hundred, newest first. */
  versions: z.array(version),
  now: time,
})
export type StaffContent = z.infer<typeof item>

const summary = z.object({
  name,
  title: z.string(),
  /** Address of its first picture, null without one. */
  picture: z.string().nullable(),
  /** Number of texts without a translation. */
  missing: z.number().int(),
  /** Publication of the current version. Null for the default. */
  publishedAt: time.nullable(),
  author: z.string().nullable(),
  authorName: z.string().nullable(),
  plannedAt: time.nullable(),
  /** Planned versions, and the current one if it has an end. Earliest first. */
  spans: z.array(
    z.object({
      id: z.number().int(),
      state: z.enum(['live', 'planned']),
      startsAt: time,
      endsAt: time.nullable(),
    }),
  ),
})
export type ContentSummary = z.infer<typeof summary>

/** Texts of the shop that the staff can edit (`content-items.ts` in the domain). */
export const staffContentCalls = {
  'GET /api/staff/content': defineCall({
    caller,
    summary: 'List all editable content',
    input: z.object({}),
    reply: z.object({ items: z.array(summary) }),
  }),
  'GET /api/staff/content/item': defineCall({
    caller,
    summary: 'Retrieve one content item with its versions',
    input: z.object({ name }),
    reply: z.object({ item }),
  }),
  /**
   * All or nothing. Creates a version, shown from `startsAt` (or now) until `endsAt`. Refused with `invalid_form` and
   * the problems by field, or with `field_changed` and `conflicts`, the current values of the fields that changed since
   * they were read.
   */
  'POST /api/staff/content/publish': defineCall({
    caller,
    audit: 'content',
    summary: 'Publish changed content, now or at a scheduled time',
    input: z.object({
      name,
      changes,
      startsAt: time.nullable().default(null),
      endsAt: time.nullable().default(null),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({ item }),
  }),
  'POST /api/staff/content/restore': defineCall({
    caller,
    audit: 'content',
    summary: 'Publish an earlier version again; null restores the default',
    input: z.object({ name, version: z.number().int().nullable() }),
    reply: z.object({ item }),
  }),
  'POST /api/staff/content/withdraw': defineCall({
    caller,
    audit: 'content',
    summary: 'Withdraw a scheduled version',
    input: z.object({ name, version: z.number().int() }),
    reply: z.object({ item }),
  }),
  /** Like `POST /api/staff/picture`, but keeps the shape of the picture. The address goes into a field of a block. */
  'POST /api/staff/content/picture': defineCall({
    caller,
    audit: 'picture',
    summary: 'Use an uploaded file as an image of a block or a story',
    input: z.object({ upload: text(64) }),
    reply: z.object({ address: z.string() }),
  }),
  /**
   * An MP4 (H.264, AV1 or VP9) or WebM (VP8, VP9 or AV1) of at most 12 MB, uploaded in parts. The content decides the
   * type. The location that a camera stored is removed. Refused with `film_refused` otherwise.
   */
  'POST /api/staff/content/film': defineCall({
    caller,
    audit: 'picture',
    summary: 'Use an uploaded file as a video of a block',
    input: z.object({ upload: text(64) }),
    reply: z.object({ address: z.string() }),
  }),
  /** The address is valid for one day. It shows the shop with the changes, at the time `at` or now. */
  'POST /api/staff/content/preview': defineCall({
    caller,
    audit: null,
    summary: 'Create a preview link of unpublished changes',
    input: z.object({ name, changes, at: time.nullable().default(null) }),
    largestBody: LARGE_BODY,
    reply: z.object({ path: z.string() }),
  }),
}
