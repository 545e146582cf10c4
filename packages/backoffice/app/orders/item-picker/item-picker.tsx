import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedProduct, WholeProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Search } from 'lucide'
import { useState } from 'react'
import styles from '#orders/item-picker/item-picker.module.css'
import { itemPickerMessages as texts } from '#orders/item-picker/item-picker-messages'
import { type PickedItem, SizePicker } from '#orders/item-picker/size-picker.tsx'
import { useProductSearch } from '#orders/item-picker/use-product-search'
import { call } from '#platform/client'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { showError } from '#ui/toast/toast-store'

/** Finds a product, then a colour, size and quantity of it. */
export function ItemPicker({ onPick }: { onPick(item: PickedItem): void }) {
  const [words, setWords] = useState('')
  const [product, setProduct] = useState<WholeProduct | null>(null)
  const found = useProductSearch(words)

  async function choose({ id }: ListedProduct) {
    try {
      const answer = await call('GET /api/staff/product', { productId: id })
      if (isWireRefusal(answer)) showError(answer.message)
      else setProduct(answer.product)
    } catch (error) {
      showError(error)
    }
  }

  if (product)
    return (
      <SizePicker
        product={product}
        onBack={() => setProduct(null)}
        onPick={(item) => {
          onPick(item)
          setProduct(null)
          setWords('')
        }}
      />
    )
  return (
    <div className={styles.picker}>
      <label className={styles.search}>
        <Icon node={Search} />
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      {found?.length === 0 && <p className={styles.none}>{texts.nothingFound(words.trim())}</p>}
      {found && found.length > 0 && (
        <ul className={styles.found} aria-label={texts.results}>
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => choose(one)}>
                <Thumbnail address={one.picture} />
                <span>
                  <bdi>{one.name}</bdi>
                  <small>
                    <bdi>{one.sku}</bdi> · {texts.left(one.stock)}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
