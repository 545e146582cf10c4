import {
  type ContentFields,
  getShownFields,
  getStoredFields,
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

/** Keys of the fields that readers see. */
const shownKeys = (item: ContentKey, fields: ContentFields): Set<string> =>
  new Set(getShownFields(item, fields).map(({ key }) => key))

/** Names of fields with unpublished changes. */
export function unsavedWords(item: ContentKey, { edited, draft, value }: ContentForm): string[] {
  const shown = shownKeys(item, draft)
  return edited.filter((key) => shown.has(key)).map((key) => keyText(item, key, value))
}

/** A changed value in words: the beginning of a text, the place of a link. */
function valueWords(item: ContentKey, key: string, beginning: string): string | null {
  const kind = getStoredFields(item).find((field) => field.key === key)?.kind
  if (kind === 'link') return placeName(beginning) ?? (beginning || texts.nowhere)
  return (kind === 'line' || kind === 'text') && beginning !== '' ? texts.quoted(beginning) : null
}

/** Maximum of changed fields that a version names. */
const MAX_NAMED = 6

/** 'Title 1, English: “Dressed for the sun”; Picture 1', numbered as in the version. */
export function changesText(
  item: ContentKey,
  changed: ContentFields,
  orders: ContentFields = changed,
): string {
  const shown = shownKeys(item, orders)
  const all = Object.entries(changed).filter(([key]) => shown.has(key))
  const named = all.slice(0, MAX_NAMED).map(([key, beginning]) => {
    const words = valueWords(item, key, beginning)
    const name = keyText(item, key, (list) => orders[list])
    return words === null ? name : texts.became(name, words)
  })
  const more = all.length - named.length
  return named.length === 0
    ? texts.sameAsBefore
    : [...named, ...(more > 0 ? [texts.more(more)] : [])].join(uiMessages.semicolon)
}

/** Known fields of each version, newest first: a version stores only its differences from the previous one. */
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

/** The version that customers read until the draft is published. */
export function stillShown({ versions, now }: StaffContent): string {
  const live = liveVersion(versions, now)
  return live ? texts.stillShows(formatDateTime(live.startsAt)) : texts.stillAsDelivered
}

/** Short texts of an item in one language, in order. */
export const listShortTexts = (name: ContentKey, form: ContentForm, language: Language): string[] =>
  getShownFields(name, form.draft)
    .filter(
      (field) => field.kind === 'line' && field.language === language && !field.name.startsWith('picture'),
    )
    .map(({ key }) => form.value(key))
