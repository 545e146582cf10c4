import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import { type CartLine, fromWireLine } from '@little-dunes/domain/orders/cart'
import { usableCredit } from '@little-dunes/domain/orders/credit/store-credit'
import { quoteOrder } from '@little-dunes/domain/orders/totals'
import { aLine, anOrder } from '#testing/an-order'
import {
  type ExpectedState,
  type OrderRequest,
  type ReportedOrder,
  type TestPaymentMethod,
  toKey,
} from '#testing/payment-model/ledger'
import type { ModelStep } from '#testing/payment-model/payment-command'
import type { ShopWorld } from '#testing/payment-model/payment-world'

export const DISCOUNT_RATES = { FIRSTDAY: 0.6, AFZ44: 0.05 } as const
export type DiscountCode = keyof typeof DISCOUNT_RATES

export interface OrderInput {
  customer: number
  product: number
  size: number
  quantity: number
  /** Product of a second line; null for one line. */
  more: number | null
  code: DiscountCode | null
  express: boolean
  /** Store credit to use, in fils; limited to the total. */
  credit?: number | null
}

const at = <Thing>(things: readonly Thing[], which: number): Thing => {
  const thing = things[which % things.length]
  if (thing === undefined) throw new Error('The list is empty')
  return thing
}

/** Counts from the latest order, which most steps act on. */
export const orderAt = ({ orders }: ExpectedState, which: number): ReportedOrder =>
  at(orders.toReversed(), which)
const hasOrders = ({ orders }: ExpectedState) => orders.length > 0
export const hasCardOrders = ({ orders }: ExpectedState) => orders.some(({ way }) => way !== 'cod')
export const cardOrderAt = ({ orders }: ExpectedState, which: number): ReportedOrder =>
  at(orders.filter(({ way }) => way !== 'cod').toReversed(), which)

/** Null when the server stopped during the call. Fails the run for answers that no customer can cause. */
export async function replyUnlessCrashed<Answer extends { success: true }>(
  world: ShopWorld,
  server: number,
  call: Promise<Answer | WireRefusal>,
): Promise<Answer | WireRefusal | null> {
  const answer = await call
  if (world.isCrashed(server)) return null
  if (isWireRefusal(answer) && answer.code === 'unexpected')
    throw new Error('A call failed with an unexpected error')
  return answer
}

interface Basket {
  body: OrderRequest
  lines: CartLine[]
  /** In fils. */
  amount: number
}

function buildBasket(
  { products, fees }: ExpectedState,
  way: TestPaymentMethod,
  orderInput: OrderInput,
): Basket {
  const { product, size, quantity, more, code, express, credit } = orderInput
  const first = at(products, product)
  const second = more === null ? first : at(products, product + 1 + more)
  const bought = [
    { product: first, quantity, size: at(first.variants[0]?.sizes ?? [], size).size },
    ...(second === first ? [] : [{ product: second, quantity: 1, size: '90' }]),
  ]
  const shippingMethod = express ? 'Express' : 'Normal'
  const goods = quoteOrder(bought, fees, shippingMethod, code ? DISCOUNT_RATES[code] : 0).amount
  const paidAltogether = Boolean(credit) && usableCredit(credit ?? 0, goods) === goods
  const amount = goods + (way === 'cod' && !paidAltogether ? fees.cashFee : 0)
  const items = bought.map((line) => {
    return { ...aLine(line.product), size: line.size, quantity: line.quantity }
  })
  const paidByCredit = credit ? { credit: aedFromFils(usableCredit(credit, amount)) } : {}
  const body = anOrder(items, aedFromFils(amount), { shippingMethod, discountCode: code, ...paidByCredit })
  return { body, lines: items.map(fromWireLine), amount }
}

const CALLS = {
  cod: 'POST /api/order/place',
  embedded: 'POST /api/order/embedded-stripe',
  hosted: 'POST /api/order/stripe',
} as const

export const place = (
  way: TestPaymentMethod,
  orderInput: OrderInput,
  key: number | null,
  server: number,
): ModelStep<ShopWorld> => ({
  name: `place ${way} ${JSON.stringify(orderInput)} key ${key} on ${server}`,
  isPossible: () => true,
  run: (world, ledger) => {
    const idempotencyKey = key === null ? undefined : `key ${key}`
    return send(
      world,
      ledger,
      way,
      orderInput.customer,
      buildBasket(ledger, way, orderInput).body,
      idempotencyKey,
      server,
    )
  },
})

/** Repeats the order, as from another tab or after a lost answer. */
export const placeAgain = (which: number, server: number): ModelStep<ShopWorld> => ({
  name: `again ${which} on ${server}`,
  isPossible: hasOrders,
  run: (world, ledger) => {
    const { way, customer, body, key } = orderAt(ledger, which)
    return send(world, ledger, way, customer, body, key, server)
  },
})

async function send(
  world: ShopWorld,
  ledger: ExpectedState,
  way: TestPaymentMethod,
  customer: number,
  body: OrderRequest,
  key: string | undefined,
  server: number,
) {
  const { token } = at(ledger.customers, customer)
  const options = { token, ...(key ? { idempotencyKey: key } : {}) }
  const answer = await replyUnlessCrashed(world, server, world.call(server)(CALLS[way], body, options))
  if (!answer?.success) return
  const known = ledger.orders.find(({ orderId }) => orderId === answer.orderId)
  const reported = known ?? newOrder(answer.orderId, customer, way, body, key)
  if (!known) ledger.orders.push(reported)
  if (way === 'cod' || ('verified' in answer && answer.verified)) reported.reportedPaid = true
  if ('clientSecret' in answer && answer.clientSecret)
    reported.intent = answer.clientSecret.split('_secret_')[0] ?? null
  const page = 'session_url' in answer ? /\/c\/pay\/(\w+)/.exec(answer.session_url)?.[1] : undefined
  if (page) reported.page = page
}

const newOrder = (
  orderId: string,
  customer: number,
  way: TestPaymentMethod,
  body: OrderRequest,
  key?: string,
): ReportedOrder => ({
  orderId,
  customer,
  way,
  body,
  key,
  intent: null,
  page: null,
  reportedPaid: false,
  reportedCancelled: false,
  askedToCancel: false,
  falsified: false,
  late: false,
})

/** The shop refuses an amount that differs from its total, and writes nothing (D-06). */
export const placeForLess = (
  way: TestPaymentMethod,
  orderInput: OrderInput,
  server: number,
): ModelStep<ShopWorld> => ({
  name: `less ${way} ${JSON.stringify(orderInput)} on ${server}`,
  isPossible: () => true,
  async run(world, ledger) {
    const { body, amount } = buildBasket(ledger, way, orderInput)
    const { token } = at(ledger.customers, orderInput.customer)
    const less = { ...body, amount: aedFromFils(amount - 1) }
    const answer = await replyUnlessCrashed(world, server, world.call(server)(CALLS[way], less, { token }))
    if (answer?.success && !ledger.orders.some(({ orderId }) => orderId === answer.orderId)) {
      throw new Error('The shop placed an order for less than its total')
    }
  },
})

export const addToCart = (orderInput: OrderInput, server: number): ModelStep<ShopWorld> => ({
  name: `cart ${JSON.stringify(orderInput)} on ${server}`,
  isPossible: () => true,
  async run(world, ledger) {
    const { id, token } = at(ledger.customers, orderInput.customer)
    const basket = buildBasket(ledger, 'cod', orderInput)
    const [line] = basket.lines
    const [item] = basket.body.items
    if (!line || !item) return
    const answer = await replyUnlessCrashed(
      world,
      server,
      world.call(server)('POST /api/cart/add', item, { token }),
    )
    if (!answer?.success) return
    const key = toKey(id, line.productId, line.size)
    ledger.carts.set(key, (ledger.carts.get(key) ?? 0) + line.quantity)
  },
})

/** Both ways of verifying, with both results of the page, true or not (D-46). */
export const verify = (
  which: number,
  inPage: boolean,
  success: boolean,
  server: number,
): ModelStep<ShopWorld> => ({
  name: `verify ${which} ${inPage ? 'in page' : `hosted ${success}`} on ${server}`,
  isPossible: hasOrders,
  async run(world, ledger) {
    const reported = orderAt(ledger, which)
    const { token } = at(ledger.customers, reported.customer)
    const call = world.call(server)
    const { orderId } = reported
    const asked = inPage
      ? call('POST /api/order/verifyEmbeddedStripe', { orderId }, { token })
      : call('POST /api/order/verifyStripe', { orderId, success }, { token })
    const answer = await replyUnlessCrashed(world, server, asked)
    if (answer?.success) reported.reportedPaid = true
  },
})

/** The order of another customer does not exist for this one (D-30). */
export const verifyForeign = (which: number, server: number): ModelStep<ShopWorld> => ({
  name: `foreign ${which} on ${server}`,
  isPossible: hasOrders,
  async run(world, ledger) {
    const { orderId, customer } = orderAt(ledger, which)
    const options = { token: at(ledger.customers, customer + 1).token }
    const call = world.call(server)
    const answers = [
      await replyUnlessCrashed(
        world,
        server,
        call('POST /api/order/verifyStripe', { orderId, success: false }, options),
      ),
      await replyUnlessCrashed(
        world,
        server,
        call('POST /api/order/verifyEmbeddedStripe', { orderId }, options),
      ),
      await replyUnlessCrashed(world, server, call('POST /api/order/cancel', { orderId }, options)),
    ]
    const isNone = answers.every(
      (answer) => !answer || (isWireRefusal(answer) && answer.code === 'order_not_found'),
    )
    if (!isNone)
      throw new Error(`The shop returned the order of another customer: ${JSON.stringify(answers)}`)
  },
})

export const cancel = (which: number, server: number): ModelStep<ShopWorld> => ({
  name: `cancel ${which} on ${server}`,
  isPossible: hasOrders,
  async run(world, ledger) {
    const reported = orderAt(ledger, which)
    const { token } = at(ledger.customers, reported.customer)
    reported.askedToCancel = true
    const call = world.call(server)('POST /api/order/cancel', { orderId: reported.orderId }, { token })
    const answer = await replyUnlessCrashed(world, server, call)
    if (answer?.success) reported.reportedCancelled = true
  },
})

/** 'My Orders' has every placed order, and none that is pending or was cancelled unpaid (D-40). */
export const lookAtOrders = (customer: number, server: number): ModelStep<ShopWorld> => ({
  name: `orders ${customer} on ${server}`,
  isPossible: () => true,
  async run(world, ledger) {
    const { token } = at(ledger.customers, customer)
    const call = world.call(server)
    const answer = await replyUnlessCrashed(world, server, call('POST /api/order/userorders', {}, { token }))
    if (!answer) return
    if (!answer.success) throw new Error(`The shop refused the list of orders: ${answer.code}`)
    const shown = answer.orders.filter(({ status }) => status === 'Pending Payment')
    if (shown.length > 0) throw new Error('The list contains an unpaid order')
    for (const { orderId, reportedPaid, customer: owner } of ledger.orders) {
      const isShown = answer.orders.some(({ _id }) => _id === orderId)
      const isMine = at(ledger.customers, owner) === at(ledger.customers, customer)
      if (reportedPaid && isShown !== isMine)
        throw new Error(
          `Order ${orderId} is ${isShown ? 'visible to another customer' : 'not visible to its customer'}`,
        )
    }
  },
})
