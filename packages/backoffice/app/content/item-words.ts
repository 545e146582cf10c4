import { storedFieldsOf } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import type { Language } from '@little-dunes/domain/messages/languages'
import { contentMessages as texts } from '#content/content-messages'
import { fieldLabel } from '#content/field-label'
import type { ContentForm } from '#content/use-content-form'

/** 'Title, العربية' for `title.ar`. */
export function keyText(key: string): string {
  const [name = '', language] = key.split('.')
  return language ? `${fieldLabel(name)}, ${texts.languages[language as Language]}` : fieldLabel(name)
}

/** Short texts of an item as one language shows them, the first ones first. */
export const linesOf = (name: ContentKey, form: ContentForm, language: Language): string[] =>
  storedFieldsOf(name)
    .filter(
      (field) => field.kind === 'line' && field.language === language && !field.name.startsWith('picture'),
    )
    .map(({ key }) => form.value(key))
