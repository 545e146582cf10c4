import type { ListedProduct, WholeProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { type PickedItem, SizePicker } from '#orders/item-picker/size-picker.tsx'
import { call } from '#platform/client'
import { ProductSearch } from '#ui/product-search/product-search.tsx'
import { showError } from '#ui/toast/toast-store'

/** Finds a product, then a colour, size and quantity of it. */
export function ItemPicker({ onPick }: { onPick(item: PickedItem): void }) {
  const [product, setProduct] = useState<WholeProduct | null>(null)

  async function choose({ id }: ListedProduct) {
    try {
      const answer = await call('GET /api/staff/product', { productId: id })
      if (isWireRefusal(answer)) showError(answer.message)
      else setProduct(answer.product)
    } catch (error) {
      showError(error)
    }
  }

  if (!product) return <ProductSearch onChoose={choose} />
  return (
    <SizePicker
      product={product}
      onBack={() => setProduct(null)}
      onPick={(item) => {
        onPick(item)
        setProduct(null)
      }}
    />
  )
}
