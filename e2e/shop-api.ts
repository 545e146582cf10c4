import type { CallName, InputOf, ReplyOf } from '@little-dunes/domain/contract/calls'
import type { WireProduct } from '@little-dunes/domain/contract/fields'
import type { Person } from './a-person.ts'

/** One size of one colour of one product, as a shopper chooses it. */
export interface Choice {
  product: WireProduct
  colour: string
  size: string
  stock: number
}

/** Whoever talks to the shop without a browser. A refusal is thrown: journeys mean what they ask. */
export function shopApi(url: string) {
  async function call<Name extends CallName>(
    name: Name,
    input: InputOf<Name>,
    token = '',
  ): Promise<ReplyOf<Name>> {
    const [method = '', path = ''] = name.split(' ')
    const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
    const response = await fetch(url + path + query, {
      method,
      headers: { token, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: JSON.stringify(input) }),
    })
    const answer = (await response.json()) as { success: boolean; message?: string }
    if (!answer.success) throw new Error(`${name}: ${answer.message}`)
    return answer as ReplyOf<Name>
  }

  async function products(): Promise<WireProduct[]> {
    return (await call('GET /api/product/list', {})).products
  }

  async function product(id: string): Promise<WireProduct> {
    const [found] = (await call('GET /api/product/list', { ids: id })).products
    if (!found) throw new Error(`No product ${id}`)
    return found
  }

  return {
    call,
    products,
    product,
    async productNamed(name: string): Promise<WireProduct> {
      const found = (await products()).find((one) => one.name === name)
      if (!found) throw new Error(`No product ${name}`)
      return found
    },
    /** What the shop has of a choice now. */
    async stockOf({ product: { _id }, colour, size }: Choice): Promise<number> {
      const variant = (await product(_id)).variants.find((one) => one.colorName === colour)
      return variant?.sizes.find((one) => one.size === size)?.stocks ?? Number.NaN
    },
    /** The first choice in the shop that fits. */
    async choice(fits: (choice: Choice) => boolean): Promise<Choice> {
      const found = choicesOf(await products()).find(fits)
      if (!found) throw new Error('The catalogue has nothing of that kind')
      return found
    },
    signUp({ name, email, phone, password }: Person) {
      return call('POST /api/user/register', { name, email, phone: `+971${phone}`, password })
    },
    async addToCart(token: string, { product: { _id }, colour, size }: Choice, quantity: number) {
      await call('POST /api/cart/add', { itemId: _id, colorName: colour, size, quantity }, token)
    },
    /** The lines of the cart as product, size, colour and quantity. */
    async cart(token: string) {
      const { cartData } = await call('POST /api/cart/get', {}, token)
      return Object.entries(cartData).flatMap(([itemId, sizes]) =>
        Object.values(sizes).map((entry) => ({ itemId, ...entry })),
      )
    },
    async orders(token: string) {
      return (await call('POST /api/order/userorders', {}, token)).orders
    },
    /** Buys with cash on delivery at `amount`. */
    async buy(token: string, person: Person, chosen: Choice, quantity: number, amount: number) {
      return (await call('POST /api/order/place', orderOf(person, chosen, quantity, amount), token)).orderId
    },
  }
}

export type ShopApi = ReturnType<typeof shopApi>

/** What a shopper decides at checkout; the amount in AED. */
export function orderOf(person: Person, chosen: Choice, quantity: number, amount: number) {
  const { product, colour: colorName, size } = chosen
  const { name: fullname, email, phone } = person
  const address = {
    fullname,
    email,
    phone: `+971${phone}`,
    street: '12 Al Wasl Road',
    city: 'Dubai',
    region: 'Dubai',
    zipcode: '00000',
  }
  const items = [{ itemId: product._id, size, colorName, quantity }]
  return { address, items, amount, shippingMethod: 'Normal' as const, discountCode: null }
}

/** Every size of every colour. */
export const choicesOf = (products: readonly WireProduct[]): Choice[] =>
  products.flatMap((product) =>
    product.variants.flatMap(({ colorName, sizes }) =>
      sizes.map(({ size, stocks }) => ({ product, colour: colorName, size, stock: stocks })),
    ),
  )
