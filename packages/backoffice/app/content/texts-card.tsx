import { getStoredFields, type StoredField } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { isPromise } from '@little-dunes/domain/content/discount-promises'
import { CONTENT_FACTS } from '@little-dunes/domain/content/fill-facts'
import { DIRECTIONS, FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'
import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { BlocksField } from '#content/blocks/blocks-field.tsx'
import { contentMessages as texts } from '#content/content-messages'
import { FilmField } from '#content/film-field.tsx'
import { keyText } from '#content/item-words'
import { LinkField } from '#content/links/link-field.tsx'
import { PartTabs, useOpenPart } from '#content/part-tabs.tsx'
import { PictureField } from '#content/picture-field.tsx'
import styles from '#content/texts-card.module.css'
import { toSections } from '#content/to-sections'
import type { ContentForm } from '#content/use-content-form'
import { Card } from '#ui/card.tsx'
import { contentName } from '#ui/display/content-name'
import { Field } from '#ui/form/field.tsx'
import { Stack } from '#ui/page.tsx'

const ROWS = { line: 1, text: 3, body: 22, link: 1, picture: 1, film: 1, blocks: 1, parts: 1 } as const

interface ContentFieldProps {
  item: ContentKey
  field: StoredField
  form: ContentForm
}

function LocalizedField({ item, field, form }: ContentFieldProps) {
  const { key, kind, max } = field
  const language = field.language ?? FIRST_LANGUAGE
  const value = form.value(key)
  const isMissing = language !== FIRST_LANGUAGE && value.trim() === ''
  const label = keyText(item, key, form.value)
  const isOfOther = form.wordsOfOther.includes(key)
  const count = kind === 'line' && <bdi dir="ltr">{`${value.length} / ${max}`}</bdi>
  const defaultHint = isPromise(value) ? texts.largestDiscount : count
  const hint = isMissing ? texts.onlyEnglish : defaultHint
  return (
    <Field
      label={label}
      hint={isOfOther ? texts.ofOtherPicture : hint}
      error={form.errors[key]}
      edited={isOfOther || form.edited.includes(key)}
    >
      {(control) => {
        const controlProps = {
          ...control,
          value,
          maxLength: max,
          // Excludes the count after the label.
          'aria-label': label,
          lang: language,
          dir: DIRECTIONS[language],
          onChange: ({ target }: { target: { value: string } }) => form.set(key, target.value),
        }
        return kind === 'line' ? (
          <input {...controlProps} />
        ) : (
          <textarea {...controlProps} rows={ROWS[kind]} />
        )
      }}
    </Field>
  )
}

/** Fields that all languages share: links, pictures, films and the order of blocks. */
function SharedField({ item, field, form }: ContentFieldProps) {
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
  return <LinkField item={item} field={field} form={form} />
}

interface TextsCardProps {
  name: ContentKey
  form: ContentForm
  /** For a column without room for two languages side by side; its title names the item. */
  narrow?: boolean
  actions?: ReactNode
}

interface FieldsProps {
  name: ContentKey
  fields: StoredField[]
  form: ContentForm
  narrow: boolean
}

const Fields = ({ name, fields, form, narrow }: FieldsProps) => (
  <div className={clsx(styles.languages, narrow && styles.narrow)}>
    {fields.map((field) =>
      field.language === null ? (
        <div key={field.key} className={styles.shared}>
          <SharedField item={name} field={field} form={form} />
        </div>
      ) : (
        <LocalizedField key={field.key} item={name} field={field} form={form} />
      ),
    )}
  </div>
)

/** Repeated parts, one at a time. */
function Parts(shown: FieldsProps) {
  const { name, fields, form } = shown
  const list = fields[0]?.part?.list ?? null
  const open = useOpenPart({ list, fields, form })
  const added = useRef<string>(null)

  /** Focuses an added part: at the maximum, the add button loses the focus. */
  function focusAdded(part: string, panel: HTMLElement | null) {
    if (!panel || added.current !== part) return
    added.current = null
    panel.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }

  return (
    <>
      <PartTabs
        item={name}
        list={list}
        fields={fields}
        form={form}
        {...open}
        onAdd={(part) => {
          added.current = part
        }}
      />
      {open.parts.map((part) => (
        // Hidden parts continue their uploads.
        <div key={part} hidden={part !== open.open} ref={(panel) => focusAdded(part, panel)}>
          <Fields {...shown} fields={fields.filter((field) => field.part?.number === part)} />
        </div>
      ))}
    </>
  )
}

export function TextsCard({ name, form, narrow = false, actions }: TextsCardProps) {
  const fields = getStoredFields(name)
  const hasTexts = fields.some(({ language }) => language !== null)
  const hasMarks = fields.some(({ kind }) => kind === 'body')
  const shown = { name, form, narrow }
  return (
    <Card title={narrow ? contentName(name) : hasTexts ? texts.words : texts.home} actions={actions}>
      <Stack>
        {toSections(fields).map((section) => {
          const Section = section[0]?.part ? Parts : Fields
          return <Section key={section[0]?.key} {...shown} fields={section} />
        })}
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
