import type { Product } from '@little-dunes/domain/catalogue/product'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import type { Fils } from '@little-dunes/domain/money'
import type { Customer } from '#http/require-caller'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'

export const TEST_PAYMENT_METHODS = ['cod', 'embedded', 'hosted'] as const
export type TestPaymentMethod = (typeof TEST_PAYMENT_METHODS)[number]
export type OrderRequest = InputOf<'POST /api/order/place'>

/** Order that a customer got an answer about, with the answers. */
export interface ReportedOrder {
  orderId: string
  customer: number
  way: TestPaymentMethod
  body: OrderRequest
  key: string | undefined
  /** Payment that the browser may confirm, and hosted page that it may open. */
  intent: string | null
  page: string | null
  /** 'Payment successful!' or 'Order placed successfully!' */
  reportedPaid: boolean
  reportedCancelled: boolean
  /** The customer has asked to cancel, with any answer. */
  askedToCancel: boolean
  /** The test changed the provider's amount from the requested one. */
  falsified: boolean
  /** The provider took money after it had reported the payment as closed. */
  late: boolean
}

/** Model of the run, recorded without reading the shop. */
export interface ExpectedState {
  customers: (Customer & { token: string })[]
  products: Product[]
  fees: DeliveryFees & { cashFee: Fils }
  /** Initial stock: product and size, to units. */
  shelf: Map<string, number>
  orders: ReportedOrder[]
  /** Content of carts: customer, product and size, to units. */
  carts: Map<string, number>
  /** Store credit from staff and gift cards: the confirmed amount, and the most that may have been given. */
  creditRange: Map<string, { min: Fils; max: Fils }>
  /** Orders whose units have left the cart. */
  takenOut: Set<string>
}

export const toKey = (...parts: (string | number)[]) => parts.join(' ')

const CUSTOMERS = 3

/** Discounts and codes on these prices leave remainders. */
const GOODS = [
  { price: 100_00, stocks: { '90': 3, '100': 2 } },
  { price: 33_33, discount: 15, stocks: { '90': 4 } },
  { price: 79_95, discount: 10, flashsale: true, flashDiscount: 35, stocks: { '90': 3, '100': 1 } },
]

/** New customers and products, so every run begins empty. */
export async function createExpectedState(shop: Shop): Promise<ExpectedState> {
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => aCustomer(shop)))
  const products = await Promise.all(
    GOODS.map(({ stocks, ...fields }) =>
      aProduct(shop, { ...fields, colours: [{ colorName: 'Coral', stocks }] }),
    ),
  )
  const shelf = new Map(
    products.flatMap((product) =>
      (product.variants[0]?.sizes ?? []).map(({ size, stocks }) => [toKey(product.id, size), stocks]),
    ),
  )
  const [fees] = await shop.db.update(shopSettings).set({ cashFee: 12_00 }).returning()
  if (!fees) throw new Error('The shop_settings table is empty')
  return {
    customers,
    products,
    fees,
    shelf,
    orders: [],
    carts: new Map(),
    creditRange: new Map(),
    takenOut: new Set(),
  }
}
