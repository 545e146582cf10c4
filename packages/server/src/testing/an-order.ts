import type { Address } from '@little-dunes/domain/accounts/address'
import type { Product } from '@little-dunes/domain/catalogue/product'
import type { InputOf } from '@little-dunes/domain/contract/calls'

type OrderRequest = InputOf<'POST /api/order/place'>

export const ADDRESS: Address = {
  fullname: 'Mariam Al Suwaidi',
  email: 'mariam@example.com',
  phone: '+971501234567',
  street: 'Palm Street 7',
  city: 'Dubai',
  region: 'Dubai',
  zipcode: '00000',
}

/** Line as a page sends it. Defaults: one unit of size 90 in the first colour. */
export const aLine = (
  product: Pick<Product, 'id'> & { variants: readonly { colorName: string }[] },
  overrides: Partial<Omit<OrderRequest['items'][number], 'itemId'>> = {},
) => ({
  itemId: product.id,
  size: '90',
  colorName: product.variants[0]?.colorName ?? '',
  quantity: 1,
  ...overrides,
})

/** Body of an order with standard delivery and no code. `amount` is in AED, as shown to the customer. */
export const anOrder = (
  items: OrderRequest['items'],
  amount: number,
  overrides: Partial<OrderRequest> = {},
): OrderRequest => ({
  address: ADDRESS,
  items,
  amount,
  shippingMethod: 'Normal',
  discountCode: null,
  ...overrides,
})
