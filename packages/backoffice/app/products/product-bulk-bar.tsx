import type { ListedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { type ReactNode, useState } from 'react'
import { usePermission } from '#platform/member'
import { BulkEditDialog } from '#products/bulk/bulk-edit-dialog.tsx'
import { exportProducts } from '#products/export-products'
import { productsMessages as texts } from '#products/products-messages'
import { PATHS } from '#shell/paths'
import { BulkAction, BulkBar, BulkLink } from '#ui/list/selection/bulk-bar.tsx'
import { showError } from '#ui/toast/toast-store'

interface ProductBulkBarProps {
  products: ListedProduct[]
  furtherSelection: ReactNode
  onDone(): void
}

const salePath = (products: ListedProduct[]): string =>
  `${PATHS.sales}?${new URLSearchParams(products.map(({ id }) => ['product', id]))}`

export function ProductBulkBar({ products, furtherSelection, onDone }: ProductBulkBarProps) {
  const maySell = usePermission('discounts:write')
  const mayWrite = usePermission('products:write')
  const [isEditing, setEditing] = useState(false)
  return (
    <BulkBar label={texts.bulkLabel} text={texts.selected(products.length)} onClear={onDone}>
      {mayWrite && <BulkAction onClick={() => setEditing(true)}>{texts.edit}</BulkAction>}
      {mayWrite && (
        <BulkAction onClick={() => exportProducts({ ids: products.map(({ id }) => id) }).catch(showError)}>
          {texts.export}
        </BulkAction>
      )}
      {maySell && <BulkLink to={salePath(products)}>{texts.putOnSale}</BulkLink>}
      {furtherSelection}
      {isEditing && (
        <BulkEditDialog
          products={products}
          onClose={(isDone) => {
            setEditing(false)
            if (isDone) onDone()
          }}
        />
      )}
    </BulkBar>
  )
}
