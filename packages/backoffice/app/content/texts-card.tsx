import { type StoredField, storedFieldsOf } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { isOfHiddenSlide, partOf } from '@little-dunes/domain/content/content-parts'
import { CONTENT_FACTS } from '@little-dunes/domain/content/fill-facts'
import { DIRECTIONS, FIRST_LANGUAGE } from '@little-dunes/domain/messages/languages'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { BlocksField } from '#content/blocks/blocks-field.tsx'
import { contentMessages as texts } from '#content/content-messages'
import { FilmField } from '#content/film-field.tsx'
import { keyText } from '#content/item-words'
import { LinkField } from '#content/links/link-field.tsx'
import { PartTabs, useOpenPart } from '#content/part-tabs.tsx'
import { PictureField } from '#content/picture-field.tsx'
import styles from '#content/texts-card.module.css'
import type { ContentForm } from '#content/use-content-form'
import { Card } from '#ui/card.tsx'
import { contentName } from '#ui/display/content-name'
import { Field } from '#ui/form/field.tsx'
import { Stack } from '#ui/page.tsx'

const ROWS = { line: 1, text: 3, body: 22, link: 1, picture: 1, film: 1, blocks: 1, slides: 1 } as const

interface ContentFieldProps {
  field: StoredField
  form: ContentForm
}

/** A text in one language, in its own direction. */
function LocalizedField({ field, form }: ContentFieldProps) {
  const { key, kind, most } = field
  const language = field.language ?? FIRST_LANGUAGE
  const value = form.value(key)
  const isMissing = language !== FIRST_LANGUAGE && value.trim() === ''
  const label = keyText(key, form.value('slides'))
  const isOfOther = form.wordsOfOther.includes(key)
  const count = kind === 'line' && <bdi dir="ltr">{`${value.length} / ${most}`}</bdi>
  const hint = isMissing ? texts.onlyEnglish : count
  return (
    <Field
      label={label}
      hint={isOfOther ? texts.ofOtherPicture : hint}
      error={form.errors[key]}
      edited={isOfOther || form.edited.includes(key)}
    >
      {(control) => {
        const own = {
          ...control,
          value,
          maxLength: most,
          // Without the count behind it.
          'aria-label': label,
          lang: language,
          dir: DIRECTIONS[language],
          onChange: ({ target }: { target: { value: string } }) => form.set(key, target.value),
        }
        return kind === 'line' ? <input {...own} /> : <textarea {...own} rows={ROWS[kind]} />
      }}
    </Field>
  )
}

/** What all languages share: a link, a picture, a film, or the order of the blocks. */
function SharedField({ item, field, form }: ContentFieldProps & { item: ContentKey }) {
  const { key, kind } = field
  if (kind === 'picture') return <PictureField item={item} field={field} form={form} />
  if (kind === 'film') return <FilmField item={item} field={field} form={form} />
  if (kind === 'blocks')
    return (
      <BlocksField
        value={form.value(key)}
        error={form.errors[key]}
        onChange={(value) => form.set(key, value)}
      />
    )
  return <LinkField field={field} form={form} />
}

interface TextsCardProps {
  name: ContentKey
  form: ContentForm
  /** In a column that has no room for two languages side by side: its title says which item it is. */
  narrow?: boolean
  actions?: ReactNode
}

interface FieldsProps {
  name: ContentKey
  fields: StoredField[]
  form: ContentForm
  narrow: boolean
}

/** Fields under their languages. */
const Fields = ({ name, fields, form, narrow }: FieldsProps) => (
  <div className={clsx(styles.languages, narrow && styles.narrow)}>
    {fields.map((field) =>
      field.language === null ? (
        <div key={field.key} className={styles.shared}>
          <SharedField item={name} field={field} form={form} />
        </div>
      ) : (
        <LocalizedField key={field.key} field={field} form={form} />
      ),
    )}
  </div>
)

/** Every field of an item, English and Arabic side by side; of slides, films and tiles one at a time. */
export function TextsCard({ name, form, narrow = false, actions }: TextsCardProps) {
  const fields = storedFieldsOf(name)
  const hasTexts = fields.some(({ language }) => language !== null)
  const hasMarks = fields.some(({ kind }) => kind === 'body')
  const open = useOpenPart(fields, form)
  const ofAll = fields.filter(
    (field) =>
      field.kind !== 'slides' &&
      !open.parts.includes(partOf(field.name) ?? '') &&
      !isOfHiddenSlide(name, field.name, form.value('slides')),
  )
  const shown = { name, form, narrow }
  return (
    <Card title={narrow ? contentName(name) : hasTexts ? texts.words : texts.home} actions={actions}>
      <Stack>
        {ofAll.length > 0 && <Fields {...shown} fields={ofAll} />}
        {open.parts.length > 0 && <PartTabs item={name} form={form} {...open} />}
        {open.parts.map((part) => (
          // What is hidden goes on with its uploads.
          <div key={part} hidden={part !== open.open}>
            <Fields {...shown} fields={fields.filter((field) => partOf(field.name) === part)} />
          </div>
        ))}
        {hasMarks && (
          <p className={styles.marks}>
            <code>{texts.marksText}</code>
            <span>
              {texts.factsText} {CONTENT_FACTS.map((fact) => `{${fact}}`).join(' ')}
            </span>
          </p>
        )}
      </Stack>
    </Card>
  )
}
