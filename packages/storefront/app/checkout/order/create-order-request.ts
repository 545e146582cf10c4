import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { toWireLine } from '@little-dunes/domain/orders/cart'
import type { CartItem } from '#cart/cart-contents'
import type { OrderRequest } from '#checkout/order/order-client'
import type { PaymentPageState } from '#checkout/payment-page-state'

/** An ordered line: the product's plain fields and the line's own (API-25, API-46). */
function orderedItem({ line, product }: CartItem): OrderRequest['items'][number] {
  const variant = product?.variants.find((one) => one.colorName === line.colorName)
  const subSKU = variant?.sizes.find((entry) => entry.size === line.size)?.subSKU
  // Long texts and other colours are not sent, because the shop uses its own catalogue (D-06).
  const { variants: _, description: __, ...fields } = product ?? {}
  const item = { ...fields, subSKU, ...toWireLine(line) }
  return item
}

/** The body of the order calls (API-46, API-47); `credit` is the store credit to use, in fils. */
export function createOrderRequest(
  state: PaymentPageState,
  items: readonly CartItem[],
  amount: Fils,
  credit: Fils = 0,
): OrderRequest {
  return {
    address: state.formData,
    items: items.map(orderedItem),
    amount: aedFromFils(amount),
    discountValue: state.discountValue,
    shippingMethod: state.shippingMethod,
    discountCode: state.discountCode,
    ...(credit > 0 && { credit: aedFromFils(credit) }),
  }
}
