import { type StoredField, storedFieldsOf } from '@little-dunes/domain/content/content-fields'
import type { ContentName } from '@little-dunes/domain/content/content-items'
import { CONTENT_FACTS } from '@little-dunes/domain/content/fill-facts'
import { DIRECTIONS, FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/messages/languages'
import { contentMessages } from '#content/content-messages'
import styles from '#content/texts-card.module.css'
import type { ContentForm } from '#content/use-content-form'
import { textsOf } from '#platform/messages'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/form/field.tsx'

const texts = textsOf(contentMessages)
const ROWS = { line: 1, text: 3, body: 22 } as const

function ContentText({ field, form }: { field: StoredField; form: ContentForm }) {
  const { key, kind, most, name, language } = field
  const value = form.value(key)
  const isMissing = language !== FIRST_LANGUAGE && value.trim() === ''
  const label = texts.fields[name] ?? name
  return (
    <Field
      label={label}
      hint={isMissing ? texts.onlyEnglish : kind === 'line' && `${value.length} / ${most}`}
      error={form.errors[key]}
      edited={form.edited.includes(key)}
    >
      {(control) => {
        const own = {
          ...control,
          value,
          maxLength: most,
          'aria-label': `${label}, ${texts.languages[language]}`,
          lang: language,
          dir: DIRECTIONS[language],
          onChange: ({ target }: { target: { value: string } }) => form.set(key, target.value),
        }
        return kind === 'line' ? <input {...own} /> : <textarea {...own} rows={ROWS[kind]} />
      }}
    </Field>
  )
}

/** Every text of an item, English and Arabic side by side, each in its own direction. */
export function TextsCard({ name, form }: { name: ContentName; form: ContentForm }) {
  const fields = storedFieldsOf(name)
  const hasMarks = fields.some(({ kind }) => kind === 'body')
  return (
    <Card title={texts.words}>
      <div className={styles.languages}>
        {LANGUAGES.map((language) => (
          <h3 key={language} lang={language}>
            {texts.languages[language]}
          </h3>
        ))}
        {fields.map((field) => (
          <ContentText key={field.key} field={field} form={form} />
        ))}
      </div>
      {hasMarks && (
        <p className={styles.marks}>
          <code>{texts.marksText}</code>
          <span>
            {texts.factsText} {CONTENT_FACTS.map((fact) => `{${fact}}`).join(' ')}
          </span>
        </p>
      )}
    </Card>
  )
}
