import { scenePicture } from '@little-dunes/domain/catalogue/pictures/source-address'
import {
  type ContentFields,
  contentTextsIn,
  getShownFields,
} from '@little-dunes/domain/content/content-fields'
import { CONTENT_NAMES, type ContentKey } from '@little-dunes/domain/content/content-items'
import { contentState, liveVersion } from '@little-dunes/domain/content/content-versions'
import { getDefaultPicture } from '@little-dunes/domain/content/defaults/block-pictures'
import type {
  ContentSummary,
  ContentVersion,
} from '@little-dunes/domain/contract/content/staff/content-calls'
import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { storyKeys } from '#content/read-stories'
import { readItem } from '#content/staff/content-versions'
import type { Operation } from '#http/perform-call'

/** The first picture of an item: the uploaded one, else the default. */
function getPicture(name: ContentKey, fields: ContentFields): string | null {
  const field = getShownFields(name, fields).find(({ kind }) => kind === 'picture')
  if (!field) return null
  const uploaded = fields[field.key] ?? ''
  return uploaded === '' ? getDefaultPicture(name, field.key) : scenePicture(uploaded, 640)
}

/** Versions with a start or end in the future. */
const listSpans = (versions: readonly ContentVersion[], now: number): ContentSummary['spans'] =>
  versions
    .flatMap((version) => {
      const state = contentState(version, versions, now)
      const { id, startsAt, endsAt } = version
      if (state === 'planned' || (state === 'live' && endsAt !== null)) return { id, state, startsAt, endsAt }
      return []
    })
    .toSorted((a, b) => a.startsAt - b.startsAt)

/** All items with their current state. There are few, so the list has no pages. */
export const listContent: Operation<'GET /api/staff/content'> = async (
  shop,
  _member,
  _input,
  { language },
) => {
  const items: ContentSummary[] = []
  for (const name of [...CONTENT_NAMES, ...(await storyKeys(shop))]) {
    const { fields, versions, now } = await readItem(shop, name)
    const live = liveVersion(versions, now)
    const planned = versions.filter(({ startsAt, withdrawn }) => !withdrawn && startsAt > now)
    const { texts } = contentTextsIn(name, fields, language)
    items.push({
      name,
      title: Object.values(texts)[0] ?? '',
      picture: getPicture(name, fields),
      missing: LANGUAGES.reduce((sum, one) => sum + contentTextsIn(name, fields, one).missing.length, 0),
      publishedAt: live?.startsAt ?? null,
      author: live?.author ?? null,
      authorName: live?.authorName ?? null,
      spans: listSpans(versions, now),
      plannedAt: planned.length > 0 ? Math.min(...planned.map(({ startsAt }) => startsAt)) : null,
    })
  }
  return { items }
}

export const seeContent: Operation<'GET /api/staff/content/item'> = async (shop, _member, { name }) => ({
  item: await readItem(shop, name),
})
