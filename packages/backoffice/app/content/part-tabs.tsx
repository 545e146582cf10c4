import { Icon } from '@little-dunes/design/icon.tsx'
import { scenePicture } from '@little-dunes/domain/catalogue/pictures/source-address'
import { emptyPart, type StoredField } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { MAX_PARTS, type PartList, readParts, withNewPart } from '@little-dunes/domain/content/content-parts'
import { getDefaultPicture } from '@little-dunes/domain/content/defaults/block-pictures'
import { FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'
import { Plus, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import { contentMessages as texts } from '#content/content-messages'
import styles from '#content/part-tabs.module.css'
import type { ContentForm } from '#content/use-content-form'
import { PAGE_LANGUAGE } from '#platform/page-language'
import { Button } from '#ui/button.tsx'
import { commaList } from '#ui/display/comma-list'
import { contentName } from '#ui/display/content-name'
import { MoveButtons } from '#ui/list/move-buttons.tsx'
import { moveItem } from '#ui/list/move-item'
import { SegmentButtons } from '#ui/segments.tsx'

/** Fields of repeated parts, of which one is open. */
interface Parts {
  /** The field with their order; null for a fixed set of parts. */
  list: PartList | null
  fields: readonly StoredField[]
  form: ContentForm
}

/** The open part. An invalid field opens its part. */
export function useOpenPart({ list, fields, form: { errors, value } }: Parts) {
  const all = [...new Set(fields.flatMap(({ part }) => part?.number ?? []))]
  const parts = list ? readParts(list, value(list)) : all
  const [chosen, choose] = useState<string | null>(null)
  const [seen, setSeen] = useState(errors)
  const open = parts.find((part) => part === chosen) ?? parts[0] ?? ''
  if (errors !== seen) {
    setSeen(errors)
    const wrong = fields.flatMap(({ key, part }) => (errors[key] && part ? part.number : []))
    if (wrong[0] && !wrong.includes(open)) choose(wrong[0])
  }
  return { parts, open, choose }
}

interface PartTabsProps extends Parts, ReturnType<typeof useOpenPart> {
  item: ContentKey
  onAdd(part: string): void
}

/** Label of a part without a picture: its first words, preferably in the language of the page. */
const findLabel = (partFields: readonly StoredField[], { value }: ContentForm): string | undefined =>
  [PAGE_LANGUAGE, FIRST_LANGUAGE]
    .map((language) => value(partFields.find((field) => field.language === language)?.key ?? ''))
    .find((words) => words.trim() !== '')

function PartPicture({ item, field, form }: { item: ContentKey; field: StoredField; form: ContentForm }) {
  const uploaded = form.value(field.key)
  const source = uploaded === '' ? getDefaultPicture(item, field.key) : scenePicture(uploaded, 640)
  return source === null ? null : <img className={styles.picture} src={source} alt="" />
}

function PartButtons({
  list,
  item,
  form,
  parts,
  open,
  choose,
  onAdd,
}: Omit<PartTabsProps, 'list'> & { list: PartList }) {
  const place = parts.indexOf(open)
  const more = withNewPart(list, parts)
  const addButton = useRef<HTMLButtonElement>(null)
  const show = (next: string[]) => form.set(list, next.join(','))
  const name = texts.partNames[list]

  function remove() {
    show(parts.toSpliced(place, 1))
    choose(parts[place + 1] ?? parts[place - 1] ?? null)
    // The last part cannot be removed: its button loses the focus.
    if (parts.length === 2) addButton.current?.focus()
  }

  function add() {
    const part = more?.at(-1)
    if (!more || !part) return
    show(more)
    for (const [key, empty] of Object.entries(emptyPart(item, list, part))) form.set(key, empty)
    choose(part)
    onAdd(part)
  }

  return (
    <>
      <MoveButtons
        earlier={texts.earlier(name)}
        later={texts.later(name)}
        place={place}
        count={parts.length}
        onMove={(by) => show(moveItem(parts, place, by))}
      >
        <button
          type="button"
          aria-label={texts.removePart(name)}
          disabled={parts.length === 1}
          onClick={remove}
        >
          <Icon node={Trash2} />
        </button>
      </MoveButtons>
      <Button ref={addButton} look="outline" size="small" disabled={more === null} onClick={add}>
        <Icon node={Plus} />
        {texts.addPart(name)}
      </Button>
      {more === null && <small>{texts.maxParts(MAX_PARTS[list])}</small>}
    </>
  )
}

export function PartTabs(props: PartTabsProps) {
  const { item, list, fields, form, parts, open, choose } = props
  const getPartLabel = (part: string) => texts.part(String(parts.indexOf(part) + 1), parts.length)

  function tab(part: string) {
    const partFields = fields.filter((field) => field.part?.number === part)
    const picture = partFields.find(({ kind }) => kind === 'picture')
    const place = getPartLabel(part)
    if (picture) return { label: place, name: <PartPicture item={item} field={picture} form={form} /> }
    const words = findLabel(partFields, form)
    return {
      label: words ? commaList([words, place]) : place,
      name: <span className={styles.words}>{words ?? place}</span>,
    }
  }

  return (
    <fieldset className={styles.parts} aria-label={list ? texts.fields[list] : contentName(item)}>
      <SegmentButtons
        label={texts.choosePart}
        options={parts.map((part) => ({ value: part, ...tab(part) }))}
        chosen={open}
        onChoose={choose}
      />
      <b>{getPartLabel(open)}</b>
      {list && <PartButtons {...props} list={list} />}
      {list && form.errors[list] && <p role="alert">{form.errors[list]}</p>}
    </fieldset>
  )
}
