import { type ContentFields, storedFieldsOf } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { isOfHiddenSlide } from '@little-dunes/domain/content/content-parts'
import { liveVersion } from '@little-dunes/domain/content/content-versions'
import type { StaffContent } from '@little-dunes/domain/contract/staff/content-calls'
import type { Language } from '@little-dunes/domain/messages/languages'
import { contentMessages as texts } from '#content/content-messages'
import { fieldLabel } from '#content/field-label'
import { placeName } from '#content/links/link-places'
import type { ContentForm } from '#content/use-content-form'
import { formatDateTime } from '#platform/format'
import { commaList } from '#ui/display/comma-list'

/** 'Title, العربية' for `title.ar`. */
export function keyText(key: string, slides = ''): string {
  const [name = '', language] = key.split('.')
  const label = fieldLabel(name, slides)
  return language ? commaList([label, texts.languages[language as Language]]) : label
}

/** What of a changed field is told in words: a text by how it begins, a link by its place. */
function valueWords(item: ContentKey, key: string, beginning: string): string | null {
  const kind = storedFieldsOf(item).find((field) => field.key === key)?.kind
  if (kind === 'link') return placeName(beginning) ?? (beginning || texts.nowhere)
  return (kind === 'line' || kind === 'text') && beginning !== '' ? texts.quoted(beginning) : null
}

/** Named of the fields in which a version differs from the one before it. */
const MOST_NAMED = 6

/** 'Title 1, English: “Dressed for the sun”; Picture 1'. */
export function changesText(item: ContentKey, changed: ContentFields): string {
  const all = Object.entries(changed)
  const named = all.slice(0, MOST_NAMED).map(([key, beginning]) => {
    const words = valueWords(item, key, beginning)
    return words === null ? keyText(key) : texts.became(keyText(key), words)
  })
  const more = all.length - named.length
  return named.length === 0
    ? texts.sameAsBefore
    : [...named, ...(more > 0 ? [texts.more(more)] : [])].join('; ')
}

/** What shoppers read until the draft is published. */
export function stillShown({ versions, now }: StaffContent): string {
  const live = liveVersion(versions, now)
  return live ? texts.stillShows(formatDateTime(live.startsAt)) : texts.stillAsDelivered
}

/** Short texts of an item as one language shows them, the first ones first. */
export const linesOf = (name: ContentKey, form: ContentForm, language: Language): string[] =>
  storedFieldsOf(name)
    .filter(
      (field) =>
        field.kind === 'line' &&
        field.language === language &&
        !field.name.startsWith('picture') &&
        !isOfHiddenSlide(name, field.name, form.value('slides')),
    )
    .map(({ key }) => form.value(key))
