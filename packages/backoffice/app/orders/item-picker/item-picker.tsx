import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { findItems, type ItemResult } from '#orders/item-picker/find-items'
import { itemPickerMessages as texts } from '#orders/item-picker/item-picker-messages'
import { isSoldOut, placeOfWords } from '#orders/item-picker/place-of-words'
import { type PickedItem, SizePicker, toItem } from '#orders/item-picker/size-picker.tsx'
import { call } from '#platform/client'
import { localName } from '#platform/local-name'
import { sizeName } from '#ui/display/size-name'
import { productSearchMessages } from '#ui/product-search/product-search-messages'
import { ResultRow } from '#ui/product-search/result-row.tsx'
import { useOpenChoice } from '#ui/resource-picker/open-choices'
import { ResourcePicker } from '#ui/resource-picker/resource-picker.tsx'
import { showError } from '#ui/toast/toast-store'

/** Finds a product, then a colour, size and quantity of it. The size with a SKU or barcode is picked at once. */
export function ItemPicker({ onPick }: { onPick(item: PickedItem): void }) {
  const [chosen, setChosen] = useState<{ product: WholeProduct; words: string } | null>(null)
  const [isLoading, setLoading] = useState(false)
  const [isReminded, setReminded] = useState(false)

  useOpenChoice(isLoading || chosen !== null, () => setReminded(true))

  async function choose({ productId, isExact }: ItemResult, words: string) {
    setReminded(false)
    setLoading(true)
    try {
      const answer = await call('GET /api/staff/product', { productId })
      if (isWireRefusal(answer)) return showError(answer.message)
      const { product } = answer
      if (product.status !== 'published') return showError(texts.notPublished(localName(product)))
      const place = placeOfWords(product, words)
      if (!isExact || !place) return setChosen({ product, words })
      if (!isSoldOut(place.size)) return onPick(toItem(product, place, 1))
      showError(texts.soldOut(localName(product), sizeName(place.size.size)))
      setChosen({ product, words })
    } catch (error) {
      showError(error)
    } finally {
      setLoading(false)
    }
  }

  if (!chosen)
    return (
      <ResourcePicker texts={productSearchMessages} find={findItems} onChoose={choose}>
        {(result) => <ResultRow {...result} />}
      </ResourcePicker>
    )
  return (
    <SizePicker
      {...chosen}
      isReminded={isReminded}
      onBack={() => setChosen(null)}
      onPick={(item) => {
        onPick(item)
        setChosen(null)
      }}
    />
  )
}
