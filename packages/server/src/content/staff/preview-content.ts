import { contentProblems } from '@little-dunes/domain/content/content-fields'
import { type ContentKey, slugOfStory } from '@little-dunes/domain/content/content-items'
import { refuse } from '@little-dunes/domain/messages/failures'
import { INFORMATION_PATHS, PATHS, PREVIEW_PARAM, storyPath } from '@little-dunes/domain/paths'
import { newToken } from '#accounts/session-token'
import { contentPreviews } from '#content/content-tables'
import { readItem } from '#content/staff/content-versions'
import { knownChanges, withChanges } from '#content/staff/publish-content'
import type { Operation } from '#http/perform-call'

const PATHS_OF_PAGES: Partial<Record<string, string>> = INFORMATION_PATHS

function toPath(item: ContentKey): string {
  const slug = slugOfStory(item)
  return slug === null ? (PATHS_OF_PAGES[item] ?? PATHS.home) : storyPath(slug)
}

/** Stores the changes under an unguessable key. The shop itself does not change. */
export const previewContent: Operation<'POST /api/staff/content/preview'> = async (
  shop,
  _member,
  { name, changes, at },
) => {
  const { fields: before } = await readItem(shop, name)
  const known = knownChanges(name, changes)
  const fields = withChanges(before, known)
  const problems = contentProblems(name, fields)
  if (Object.keys(problems).length > 0) return refuse('invalid_form', { fields: problems })
  const key = newToken()
  const shownAt = at === null ? null : new Date(at)
  // Without changes the preview shows the planned state of the item at that time.
  const draft = Object.keys(known).length > 0 ? { item: name, fields } : {}
  await shop.db.insert(contentPreviews).values({ key, ...draft, shownAt, createdAt: shop.now() })
  return { path: `${toPath(name)}?${PREVIEW_PARAM}=${key}` }
}
