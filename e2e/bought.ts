import type { Person } from './a-person.ts'
import { type Choice, choicesOf, type ShopApi } from './shop-api.ts'

/** Products at one price for every unit, so that an order of them is easily added up. */
export async function plainChoices(api: ShopApi, count: number): Promise<Choice[]> {
  const plain = (await api.products()).filter(
    ({ discount, flashsale, image }) => discount === 0 && !flashsale && image.length > 0,
  )
  return plain
    .flatMap((product) => choicesOf([product]).find(({ stock }) => stock >= 3) ?? [])
    .slice(0, count)
}

/** The files of the picture that stands for a colour. */
export function pictureOf({ product, colour }: Choice): RegExp {
  const [first = ''] = product.variants.find(({ colorName }) => colorName === colour)?.images ?? []
  return new RegExp(first.replace(/\.\w+$/, ''))
}

/** Two of each, with cash. */
export async function order(api: ShopApi, token: string, person: Person, choices: readonly Choice[]) {
  const { name: fullname, email, phone } = person
  const place = { street: '12 Al Wasl Road', city: 'Dubai', region: 'Dubai', zipcode: '00000' }
  const goods = choices.reduce((sum, { product }) => sum + 2 * product.price, 0)
  const { orderId } = await api.call(
    'POST /api/order/place',
    {
      address: { fullname, email, phone: `+971${phone}`, ...place },
      items: choices.map(({ product, size, colour: colorName }) => ({
        itemId: product._id,
        size,
        colorName,
        quantity: 2,
      })),
      amount: goods > 169 ? goods : goods + 25,
      shippingMethod: 'Normal',
      discountCode: null,
    },
    token,
  )
  return orderId
}

/** A product of the flash sale that is reduced besides. */
export async function flashing(api: ShopApi): Promise<Choice> {
  return api.choice(
    ({ product, stock }) =>
      product.flashsale && product.discount > 0 && product.flashDiscount > product.discount && stock >= 2,
  )
}

/** The day of somebody's newest order, in the words of the page. */
export async function dayOfOrder(api: ShopApi, token: string, month: 'short' | 'long'): Promise<string> {
  const [order] = await api.orders(token)
  const words = { day: 'numeric', month, year: 'numeric', timeZone: 'Asia/Dubai' } as const
  return new Intl.DateTimeFormat('en-GB', words).format(order?.date)
}
