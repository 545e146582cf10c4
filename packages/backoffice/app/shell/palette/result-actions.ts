import type { IconNode } from '@little-dunes/design/icon.tsx'
import type { Permission } from '@little-dunes/domain/accounts/permissions'
import type { ListedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { hasPackingSlip } from '@little-dunes/domain/orders/order-lifecycle'
import { productPath as shopPath } from '@little-dunes/domain/paths'
import { Boxes, ExternalLink, Eye, Printer, ScanBarcode, Tag, Truck, Undo2 } from 'lucide'
import { paletteMessages } from '#shell/palette/palette-messages'
import type { PaletteResult } from '#shell/palette/palette-result'
import { PATHS } from '#shell/paths'

const { ofOrder, ofProduct } = paletteMessages

const action = (isPossible: boolean, name: string, icon: IconNode, path: string): PaletteResult[] =>
  isPossible ? [{ path, names: [name], about: [], icon }] : []

/** Actions for an order that role and status allow, with the screens where they begin. */
export function orderActions(
  { id, status, money }: Pick<ListedOrder, 'id' | 'status' | 'money'>,
  permissions: readonly Permission[],
): PaletteResult[] {
  const may = (permission: Permission) => permissions.includes(permission)
  const path = `${PATHS.orders}/${id}`
  const hasMoney = money === 'paid' || money === 'part_refunded'
  const mayPrint = hasPackingSlip(status) && may('orders:pack')
  return [
    ...action(
      status === 'Order Placed' && may('orders:pack'),
      ofOrder.pick,
      ScanBarcode,
      `${PATHS.packing}?order=${id}`,
    ),
    ...action(status === 'Packing' && may('orders:ship'), ofOrder.ship, Truck, `${path}#ship`),
    ...action(mayPrint, ofOrder.slip, Printer, `${PATHS.print}?paper=slip&order=${id}`),
    ...action(mayPrint, ofOrder.label, Tag, `${PATHS.print}?paper=label&order=${id}`),
    ...action(hasMoney && may('orders:refund'), ofOrder.refund, Undo2, `${path}#refund`),
  ]
}

export function productActions({
  id,
  name,
  category,
  sku,
  status,
}: Pick<ListedProduct, 'id' | 'name' | 'category' | 'sku' | 'status'>): PaletteResult[] {
  const shown = action(status === 'published', ofProduct.view, ExternalLink, shopPath({ id, name, category }))
  return [
    ...action(true, ofProduct.preview, Eye, `${PATHS.products}/${id}#preview`),
    ...action(true, ofProduct.stock, Boxes, `${PATHS.inventory}?q=${encodeURIComponent(sku)}`),
    ...shown.map((one) => ({ ...one, isOfShop: true })),
  ]
}
