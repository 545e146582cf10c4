import { Icon } from '@little-dunes/design/icon.tsx'
import { scenePicture } from '@little-dunes/domain/catalogue/pictures/source-address'
import type { StoredField } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { partOf, withNewSlide } from '@little-dunes/domain/content/content-parts'
import { ownPicture } from '@little-dunes/domain/content/defaults/block-pictures'
import { Plus, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import { contentMessages as texts } from '#content/content-messages'
import styles from '#content/part-tabs.module.css'
import { partsOf } from '#content/parts-of'
import type { ContentForm } from '#content/use-content-form'
import { Button } from '#ui/button.tsx'
import { contentName } from '#ui/display/content-name'
import { MoveButtons } from '#ui/list/move-buttons.tsx'
import { moveItem } from '#ui/list/move-item'
import { SegmentButtons } from '#ui/segments.tsx'

/** The part of an item that is open, of those with a picture each; null of an item that has none. A field that is wrong opens its own. */
export function useOpenPart(fields: StoredField[], { errors, value }: ContentForm) {
  const parts = partsOf(fields, value('slides'))
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

/** The order of the slides, of which some are added and taken away. */
function SlideButtons({ form, parts, open, choose }: Omit<PartTabsProps, 'item'>) {
  const place = parts.indexOf(open ?? '')
  const more = withNewSlide(parts)
  const addButton = useRef<HTMLButtonElement>(null)
  const show = (slides: string[]) => form.set('slides', slides.join(','))

  function remove() {
    show(parts.toSpliced(place, 1))
    choose(parts[place + 1] ?? parts[place - 1] ?? null)
    // The last slide stays: its button takes no focus any more.
    if (parts.length === 2) addButton.current?.focus()
  }

  function add() {
    if (more === null) return
    show(more)
    choose(more.at(-1) ?? null)
  }

  return (
    <>
      <MoveButtons
        earlier={texts.slideEarlier}
        later={texts.slideLater}
        place={place}
        count={parts.length}
        onMove={(by) => show(moveItem(parts, place, by))}
      >
        <button type="button" aria-label={texts.removeSlide} disabled={parts.length === 1} onClick={remove}>
          <Icon node={Trash2} />
        </button>
      </MoveButtons>
      <Button ref={addButton} look="outline" size="small" disabled={more === null} onClick={add}>
        <Icon node={Plus} />
        {texts.addSlide}
      </Button>
    </>
  )
}

/** The parts of an item by their pictures: slides, films, tiles. */
export function PartTabs({ item, form, parts, open, choose }: PartTabsProps) {
  const place = (part: string | null) => String(parts.indexOf(part ?? '') + 1)
  return (
    <div className={styles.parts}>
      <SegmentButtons
        label={contentName(item)}
        options={parts.map((part) => ({
          value: part,
          label: texts.part(place(part), parts.length),
          name: <PartPicture item={item} part={part} form={form} />,
        }))}
        chosen={open ?? ''}
        onChoose={choose}
      />
      <b>{texts.part(place(open), parts.length)}</b>
      {item === 'hero' && <SlideButtons form={form} parts={parts} open={open} choose={choose} />}
    </div>
  )
}
