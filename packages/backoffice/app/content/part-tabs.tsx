import { scenePicture } from '@little-dunes/domain/catalogue/pictures/source-address'
import type { StoredField } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { ownPicture } from '@little-dunes/domain/content/defaults/block-pictures'
import { useState } from 'react'
import { contentMessages as texts } from '#content/content-messages'
import { itemName } from '#content/field-label'
import styles from '#content/part-tabs.module.css'
import { partOf, partsOf } from '#content/parts-of'
import type { ContentForm } from '#content/use-content-form'
import { SegmentButtons } from '#ui/segments.tsx'

/** The part of an item that is open, of those with a picture each; null of an item that has none. A field that is wrong opens its own. */
export function useOpenPart(fields: StoredField[], { errors }: ContentForm) {
  const parts = partsOf(fields)
  const [chosen, choose] = useState<string | null>(null)
  const [seen, setSeen] = useState(errors)
  const open = parts.find((part) => part === chosen) ?? parts[0] ?? null
  if (errors !== seen) {
    setSeen(errors)
    const wrong = fields.filter(({ key }) => errors[key]).map(({ name }) => partOf(name))
    if (wrong.length > 0 && !wrong.includes(open)) choose(wrong[0] ?? open)
  }
  return { parts, open, choose }
}

function PartPicture({ item, part, form }: { item: ContentKey; part: string; form: ContentForm }) {
  const key = `image${part}`
  const uploaded = form.value(key)
  const source = uploaded === '' ? ownPicture(item, key) : scenePicture(uploaded, 640)
  return source === null ? part : <img className={styles.picture} src={source} alt="" />
}

interface PartTabsProps extends ReturnType<typeof useOpenPart> {
  item: ContentKey
  form: ContentForm
}

/** The parts of an item by their pictures: slides, films, tiles. */
export const PartTabs = ({ item, form, parts, open, choose }: PartTabsProps) => (
  <div className={styles.parts}>
    <SegmentButtons
      label={itemName(item)}
      options={parts.map((part) => ({
        value: part,
        label: texts.part(part, parts.length),
        name: <PartPicture item={item} part={part} form={form} />,
      }))}
      chosen={open ?? ''}
      onChoose={choose}
    />
    <b>{texts.part(open ?? '', parts.length)}</b>
  </div>
)
