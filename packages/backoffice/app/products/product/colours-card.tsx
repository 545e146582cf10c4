import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { clsx } from 'clsx'
import { Plus, Trash2 } from 'lucide'
import { Suspense, useState } from 'react'
import { localName } from '#platform/local-name'
import styles from '#products/product/colours-card.module.css'
import { useFormFields } from '#products/product/form/form-context'
import { LocalizedTextField } from '#products/product/form/form-fields.tsx'
import { Pictures } from '#products/product/pictures/pictures.tsx'
import { productMessages as texts } from '#products/product/product-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Swatch } from '#ui/display/swatches.tsx'
import { late } from '#ui/late'
import { MoveButtons } from '#ui/list/move-buttons.tsx'
import { moveItem } from '#ui/list/move-item'

const AddDialog = late(async () => (await import('#products/product/add-dialog.tsx')).AddDialog)
const RemoveDialog = late(async () => (await import('#products/product/remove-dialog.tsx')).RemoveDialog)

/** A colour input always has a value; this one is not shown. */
const UNKNOWN_DOT = '#ffffff'

const NAMES = ['name', 'nameAr', 'swatch'] as const

interface ColourRowProps {
  productId: string
  id: string
  place: number
  ids: string[]
  onRemove(name: string): void
}

function ColourRow({ productId, id, place, ids, onRemove }: ColourRowProps) {
  const { value, set, getError, mayWrite } = useFormFields()
  const field = `colour.${id}` as const
  const name = localName({ name: value(`${field}.name`), nameAr: value(`${field}.nameAr`) })
  const swatch = value(`${field}.swatch`)
  const isWrong = NAMES.some((column) => getError(`${field}.${column}`) !== null)
  const [isOpen, setOpen] = useState(!swatch)
  const move = (by: -1 | 1) => set('colours', moveItem(ids, place, by))
  return (
    <li className={styles.colour}>
      <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Swatch swatch={swatch} /> <bdi>{name}</bdi>{' '}
          <small>{texts.pictures(value(`${field}.images`).length)}</small>
        </summary>
        <div className={styles.names}>
          <input
            type="color"
            className={clsx(styles.dot, !swatch && styles.none)}
            aria-label={swatch ? texts.dot(name) : texts.noDot(name)}
            title={swatch ? undefined : texts.noDot(name)}
            disabled={!mayWrite}
            value={swatch || UNKNOWN_DOT}
            onChange={({ target }) => set(`${field}.swatch`, target.value)}
          />
          <LocalizedTextField field={`${field}.name`} label={texts.colourName} />
          <div dir="rtl">
            <LocalizedTextField field={`${field}.nameAr`} label={texts.colourNameAr} language="ar" />
          </div>
        </div>
      </details>
      {mayWrite && (
        <MoveButtons
          earlier={texts.earlier(name)}
          later={texts.later(name)}
          place={place}
          count={ids.length}
          onMove={move}
        >
          <button type="button" aria-label={texts.removeColour(name)} onClick={() => onRemove(name)}>
            <Icon node={Trash2} />
          </button>
        </MoveButtons>
      )}
      <div className={styles.pictures}>
        <Pictures productId={productId} field={`${field}.images`} of={name} />
      </div>
    </li>
  )
}

export function ColoursCard({ product }: { product: WholeProduct }) {
  const { value, mayWrite } = useFormFields()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null)
  const known = new Set(product.colours.map(({ id }) => id))
  const remaining = value('colours').filter((id) => known.has(id))
  const ids = [...new Set([...remaining, ...known])]
  return (
    <Card
      title={texts.coloursTitle}
      actions={
        mayWrite && (
          <Button look="quiet" size="small" onClick={() => setAdding(true)}>
            <Icon node={Plus} />
            {texts.addColour}
          </Button>
        )
      }
    >
      {ids.length === 0 && <p>{texts.noColours}</p>}
      <ol className={styles.colours}>
        {ids.map((id, place) => (
          <ColourRow
            key={id}
            productId={product.id}
            id={id}
            place={place}
            ids={ids}
            onRemove={(name) => setRemoving({ id, name })}
          />
        ))}
      </ol>
      <h3 className={styles.title}>{texts.productPicturesTitle}</h3>
      <Pictures productId={product.id} field="image" of={texts.productPictures} />
      <div className={styles.option}>
        <LocalizedTextField field="optionName" label={texts.optionName} hint={texts.optionNameHint} />
      </div>
      <Suspense>
        {removing && <RemoveDialog productId={product.id} {...removing} onClose={() => setRemoving(null)} />}
        {adding && <AddDialog kind="colour" productId={product.id} onClose={() => setAdding(false)} />}
      </Suspense>
    </Card>
  )
}
