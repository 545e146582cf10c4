import type { ProductSize, WholeProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { useState } from 'react'
import styles from '#orders/item-picker/item-picker.module.css'
import { itemPickerMessages as texts } from '#orders/item-picker/item-picker-messages'
import { Button } from '#ui/button.tsx'
import { sizeName } from '#ui/display/size-name'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { productSearchMessages as searchTexts } from '#ui/product-search/product-search-messages'

/** Units of a size that go into an order. */
export interface PickedItem {
  productId: string
  name: string
  picture: string | null
  colour: string
  size: string
  quantity: number
}

const stockOf = ({ counted, stock }: ProductSize): string =>
  counted ? searchTexts.left(stock) : searchTexts.notCounted

const isSoldOut = ({ counted, stock }: ProductSize): boolean => counted && stock === 0

interface SizePickerProps {
  product: WholeProduct
  onPick(item: PickedItem): void
  onBack(): void
}

/** Colour, size and quantity of a product; what is sold out cannot be chosen. */
export function SizePicker({ product, onPick, onBack }: SizePickerProps) {
  const [colourId, setColourId] = useState(product.colours[0]?.id ?? '')
  const [sizeId, setSizeId] = useState('')
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
    const { id: productId, name } = product
    const picture = colour.images[0] ?? product.image[0] ?? null
    onPick({ productId, name, picture, colour: colour.name, size: chosen.size, quantity: units })
  }

  return (
    <div className={styles.sizes}>
      <div className={styles.product}>
        <Thumbnail address={colour?.images[0] ?? product.image[0] ?? null} size="medium" />
        <b>
          <bdi>{product.name}</bdi>
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
        {product.colours.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.size}
        value={chosen?.id ?? ''}
        onChange={({ target }) => setSizeId(target.value)}
      >
        {sizes.map((one) => (
          <option key={one.id} value={one.id} disabled={isSoldOut(one)}>
            {`${sizeName(one.size)} · ${stockOf(one)}`}
          </option>
        ))}
      </SelectField>
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
    </div>
  )
}
