import type { Product } from '@little-dunes/domain/catalogue/product'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import type { Fils } from '@little-dunes/domain/money'
import type { Shopper } from '#http/require-caller'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'
import { aProduct } from '#testing/a-product'
import { aShopper } from '#testing/a-shopper'

export const TEST_PAYMENT_METHODS = ['cod', 'embedded', 'hosted'] as const
export type TestPaymentMethod = (typeof TEST_PAYMENT_METHODS)[number]
export type OrderRequest = InputOf<'POST /api/order/place'>

/** An order that a shopper got an answer about, and the answers. */
export interface ReportedOrder {
  orderId: string
  shopper: number
  way: TestPaymentMethod
  body: OrderRequest
  key: string | undefined
  /** The payment that the browser may confirm, and the hosted page it may go to. */
  intent: string | null
  page: string | null
  /** 'Payment successful!' or 'Order placed successfully!' */
  reportedPaid: boolean
  reportedCancelled: boolean
  /** The shopper has asked for it, whatever the answer was. */
  askedToCancel: boolean
  /** The provider was made to hold another amount than the shop asked for. */
  falsified: boolean
  /** The provider took money after it had reported the payment as closed. */
  late: boolean
}

/** The expected state, recorded without reading the shop: the model beside the real system. */
export interface ExpectedState {
  shoppers: (Shopper & { token: string })[]
  products: Product[]
  fees: DeliveryFees & { cashFee: Fils }
  /** What was put on the shelf: product and size, to units. */
  shelf: Map<string, number>
  orders: ReportedOrder[]
  /** What is in the cart of a shopper: shopper, product and size, to units. */
  carts: Map<string, number>
  /** Store credit that shoppers got from staff and gift cards: what was answered, and what may have been given without an answer. */
  creditGiven: Map<string, { least: Fils; most: Fils }>
  /** Orders of which the ordered units have left the cart. */
  takenOut: Set<string>
}

export const keyOf = (...parts: (string | number)[]) => parts.join(' ')

const SHOPPERS = 3

/** Prices whose discounts and codes do not come out even. */
const GOODS = [
  { price: 100_00, stocks: { '90': 3, '100': 2 } },
  { price: 33_33, discount: 15, stocks: { '90': 4 } },
  { price: 79_95, discount: 10, flashsale: true, flashDiscount: 35, stocks: { '90': 3, '100': 1 } },
]

/** New shoppers and new goods, so that every run begins with nothing. */
export async function createExpectedState(shop: Shop): Promise<ExpectedState> {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => aShopper(shop)))
  const products = await Promise.all(
    GOODS.map(({ stocks, ...own }) => aProduct(shop, { ...own, colours: [{ colorName: 'Coral', stocks }] })),
  )
  const shelf = new Map(
    products.flatMap((product) =>
      (product.variants[0]?.sizes ?? []).map(({ size, stocks }) => [keyOf(product.id, size), stocks]),
    ),
  )
  const [fees] = await shop.db.update(shopSettings).set({ cashFee: 12_00 }).returning()
  if (!fees) throw new Error('The shop has no settings')
  return {
    shoppers,
    products,
    fees,
    shelf,
    orders: [],
    carts: new Map(),
    creditGiven: new Map(),
    takenOut: new Set(),
  }
}
