import type { ListedProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { usePermission } from '#platform/member'
import { textsOf } from '#platform/messages'
import { productsMessages } from '#products/products-messages'
import { PATHS } from '#shell/paths'
import { BulkBar, BulkLink } from '#ui/list/bulk-bar.tsx'

const texts = textsOf(productsMessages)

interface ProductBulkBarProps {
  products: ListedProduct[]
  onDone(): void
}

const salePath = (products: ListedProduct[]): string =>
  `${PATHS.sales}?${new URLSearchParams(products.map(({ id }) => ['product', id]))}`

/** What can be done with the selected products. */
export function ProductBulkBar({ products, onDone }: ProductBulkBarProps) {
  const maySell = usePermission('discounts:write')
  return (
    <BulkBar label={texts.bulkLabel} text={texts.selected(products.length)} onClear={onDone}>
      {maySell && <BulkLink to={salePath(products)}>{texts.putOnSale}</BulkLink>}
    </BulkBar>
  )
}
