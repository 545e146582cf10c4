import {
  type ContentFields,
  shownFieldsOf,
  storedFieldsOf,
} from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { liveVersion } from '@little-dunes/domain/content/content-versions'
import type { ContentVersion, StaffContent } from '@little-dunes/domain/contract/content/staff/content-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { contentMessages as texts } from '#content/content-messages'
import { fieldLabel, type ReadField } from '#content/field-label'
import { placeName } from '#content/links/link-places'
import type { ContentForm } from '#content/use-content-form'
import { formatDateTime } from '#platform/format'
import { commaList } from '#ui/display/comma-list'
import { uiMessages } from '#ui/ui-messages'

/** 'Title, العربية' for `title.ar`. */
export function keyText(item: ContentKey, key: string, read: ReadField): string {
  const [name = '', language] = key.split('.')
  const label = fieldLabel(item, name, read)
  return language ? commaList([label, texts.languages[language as Language]]) : label
}

/** The keys of what readers see of an item. */
const shownKeys = (item: ContentKey, fields: ContentFields): Set<string> =>
  new Set(shownFieldsOf(item, fields).map(({ key }) => key))

/** The fields that wait to be published, in words. */
export function unsavedWords(item: ContentKey, { edited, draft, value }: ContentForm): string[] {
  const shown = shownKeys(item, draft)
  return edited.filter((key) => shown.has(key)).map((key) => keyText(item, key, value))
}

/** What of a changed field is told in words: a text by how it begins, a link by its place. */
function valueWords(item: ContentKey, key: string, beginning: string): string | null {
  const kind = storedFieldsOf(item).find((field) => field.key === key)?.kind
  if (kind === 'link') return placeName(beginning) ?? (beginning || texts.nowhere)
  return (kind === 'line' || kind === 'text') && beginning !== '' ? texts.quoted(beginning) : null
}

/** Named of the fields in which a version differs from the one before it. */
const MOST_NAMED = 6

/** 'Title 1, English: “Dressed for the sun”; Picture 1', with the places that its parts have in the version. */
export function changesText(
  item: ContentKey,
  changed: ContentFields,
  orders: ContentFields = changed,
): string {
  const shown = shownKeys(item, orders)
  const all = Object.entries(changed).filter(([key]) => shown.has(key))
  const named = all.slice(0, MOST_NAMED).map(([key, beginning]) => {
    const words = valueWords(item, key, beginning)
    const name = keyText(item, key, (list) => orders[list])
    return words === null ? name : texts.became(name, words)
  })
  const more = all.length - named.length
  return named.length === 0
    ? texts.sameAsBefore
    : [...named, ...(more > 0 ? [texts.more(more)] : [])].join(uiMessages.semicolon)
}

/** What is known of the fields of each version, the newest first: each says what differs from the one before it. */
export const fieldsOfVersions = (versions: readonly ContentVersion[]): ContentFields[] =>
  versions.map((_, at) =>
    Object.assign(
      {},
      ...versions
        .slice(at)
        .map(({ changed }) => changed)
        .toReversed(),
    ),
  )

/** What shoppers read until the draft is published. */
export function stillShown({ versions, now }: StaffContent): string {
  const live = liveVersion(versions, now)
  return live ? texts.stillShows(formatDateTime(live.startsAt)) : texts.stillAsDelivered
}

/** Short texts of an item as one language shows them, the first ones first. */
export const linesOf = (name: ContentKey, form: ContentForm, language: Language): string[] =>
  shownFieldsOf(name, form.draft)
    .filter(
      (field) => field.kind === 'line' && field.language === language && !field.name.startsWith('picture'),
    )
    .map(({ key }) => form.value(key))
