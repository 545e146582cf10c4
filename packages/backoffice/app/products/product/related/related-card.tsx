import { Icon } from '@little-dunes/design/icon.tsx'
import { PRODUCT_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import type {
  ListedProduct,
  RelatedProduct,
  WholeProduct,
} from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { X } from 'lucide'
import { useState } from 'react'
import { localName } from '#platform/local-name'
import { useFormFields } from '#products/product/form/form-context'
import { productMessages as texts } from '#products/product/product-messages'
import styles from '#products/product/related/related-card.module.css'
import { Card } from '#ui/card.tsx'
import { MoveButtons } from '#ui/list/move-buttons.tsx'
import { moveItem } from '#ui/list/move-item'
import { ProductRow } from '#ui/product-search/product-row.tsx'
import { ProductSearch } from '#ui/product-search/product-search.tsx'
import { uiMessages } from '#ui/ui-messages'

const toRelated = (listed: ListedProduct): RelatedProduct => ({
  id: listed.id,
  name: listed.name,
  nameAr: '',
  sku: listed.sku,
  picture: listed.picture,
  status: listed.status,
  soldOut: listed.stock === 0 && listed.uncountedSizes === 0,
})

/** Reason why the shop hides it now; null if shown. */
function getHiddenReason({ status, soldOut }: RelatedProduct): string | null {
  if (status !== 'published') return uiMessages.productStatuses[status]
  return soldOut ? texts.relatedSoldOut : null
}

interface RelatedRowProps {
  product: RelatedProduct
  place: number
  ids: string[]
}

function RelatedRow({ product, place, ids }: RelatedRowProps) {
  const { set, mayWrite } = useFormFields()
  const name = localName(product)
  const move = (by: -1 | 1) => set('related', moveItem(ids, place, by))
  return (
    <ProductRow picture={product.picture} name={name} sku={product.sku} note={getHiddenReason(product)}>
      {mayWrite && (
        <MoveButtons
          earlier={texts.earlier(name)}
          later={texts.later(name)}
          place={place}
          count={ids.length}
          onMove={move}
        >
          <button
            type="button"
            aria-label={texts.remove(name)}
            onClick={() => set('related', ids.toSpliced(place, 1))}
          >
            <Icon node={X} />
          </button>
        </MoveButtons>
      )}
    </ProductRow>
  )
}

/** Products that this product's page shows first, in their order. */
export function RelatedCard({ product }: { product: WholeProduct }) {
  const { value, set, getError, mayWrite } = useFormFields()
  const [added, setAdded] = useState<readonly RelatedProduct[]>([])
  const known = new Map([...added, ...product.relatedProducts].map((one) => [one.id, one]))
  const ids = value('related')
  const error = getError('related')

  function choose(listed: ListedProduct) {
    setAdded((before) => [...before, toRelated(listed)])
    set('related', [...ids, listed.id])
  }

  return (
    <Card title={texts.relatedTitle}>
      <div className={styles.related}>
        <p className={styles.hint}>{texts.relatedHint}</p>
        {ids.length > 0 && (
          <ol aria-label={texts.relatedTitle}>
            {ids.map((id, place) => {
              const one = known.get(id)
              return one && <RelatedRow key={id} product={one} place={place} ids={ids} />
            })}
          </ol>
        )}
        {error !== null && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {mayWrite && ids.length < PRODUCT_FIELDS.related.max && (
          <ProductSearch onChoose={choose} without={[product.id, ...ids]} />
        )}
      </div>
    </Card>
  )
}
