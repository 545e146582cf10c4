import type {
  ProductColour,
  ProductSize,
  WholeProduct,
} from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { useState } from 'react'
import styles from '#orders/item-picker/item-picker.module.css'
import { itemPickerMessages as texts } from '#orders/item-picker/item-picker-messages'
import { isSoldOut, placeOfWords } from '#orders/item-picker/place-of-words'
import { sizePrice } from '#orders/item-picker/size-price'
import { inAed } from '#platform/format'
import { localName } from '#platform/local-name'
import { Button } from '#ui/button.tsx'
import { sizeName } from '#ui/display/size-name'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { productSearchMessages as searchTexts } from '#ui/product-search/product-search-messages'

export interface PickedItem {
  productId: string
  sku: string
  /** In the language of the page. */
  name: string
  picture: string | null
  /** The colour's name in the catalogue. */
  colour: string
  /** The colour's name in the language of the page. */
  shownColour: string
  size: string
  quantity: number
}

const formatStock = ({ counted, stock }: ProductSize): string =>
  counted ? searchTexts.left(stock) : searchTexts.notCounted

export const toItem = (
  product: WholeProduct,
  { colour, size: { size, sku } }: { colour: ProductColour; size: ProductSize },
  quantity: number,
): PickedItem => ({
  productId: product.id,
  sku,
  name: localName(product),
  picture: colour.images[0] ?? product.image[0] ?? null,
  colour: colour.name,
  shownColour: localName(colour),
  size,
  quantity,
})

interface SizePickerProps {
  product: WholeProduct
  /** The search words that found the product. */
  words: string
  /** The form was saved before this item was added. */
  isReminded: boolean
  onPick(item: PickedItem): void
  onBack(): void
}

export function SizePicker({ product, words, isReminded, onPick, onBack }: SizePickerProps) {
  const [place] = useState(() => placeOfWords(product, words))
  const [now] = useState(Date.now)
  const [colourId, setColourId] = useState(place?.colour.id ?? '')
  const [sizeId, setSizeId] = useState(place?.size.id ?? '')
  const [quantity, setQuantity] = useState('1')
  const [error, setError] = useState<string | null>(null)
  const colour = product.colours.find(({ id }) => id === colourId)
  const sizes = colour?.sizes ?? []
  const chosen = sizes.find(({ id }) => id === sizeId) ?? sizes.find((one) => !isSoldOut(one))

  function add() {
    const units = Number(quantity)
    if (!colour || !chosen) return
    if (!Number.isInteger(units) || units < 1) return setError(texts.quantityNeeded)
    if (chosen.counted && units > chosen.stock) return setError(texts.notThatMany(chosen.stock))
    onPick(toItem(product, { colour, size: chosen }, units))
  }

  return (
    <div className={styles.sizes}>
      <div className={styles.product}>
        <Thumbnail address={colour?.images[0] ?? product.image[0] ?? null} size="medium" />
        <b>
          <bdi>{localName(product)}</bdi>
        </b>
        <Button look="quiet" size="small" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      <SelectField
        label={texts.colour}
        value={colourId}
        onChange={({ target }) => {
          setColourId(target.value)
          setSizeId('')
        }}
      >
        {product.colours.map((one) => (
          <option key={one.id} value={one.id}>
            {localName(one)}
          </option>
        ))}
      </SelectField>
      <div className={styles.size}>
        <SelectField
          label={texts.size}
          value={chosen?.id ?? ''}
          onChange={({ target }) => setSizeId(target.value)}
        >
          {sizes.map((one) => (
            <option key={one.id} value={one.id} disabled={isSoldOut(one)}>
              {[sizeName(one.size), inAed(sizePrice(product, one, now)), formatStock(one)].join(' · ')}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={texts.quantity}
        value={quantity}
        inputMode="numeric"
        maxLength={4}
        error={error}
        onChange={({ target }) => {
          setQuantity(target.value)
          setError(null)
        }}
      />
      <Button look="outline" onClick={add} disabled={!chosen || isSoldOut(chosen)}>
        {texts.add}
      </Button>
      {isReminded && (
        <div className={styles.reminder}>
          <InlineAlert kind="error">{texts.addFirst}</InlineAlert>
        </div>
      )}
    </div>
  )
}
