/** Over HTTP like any browser. */
export async function post(base: string, path: string, body: unknown, token?: string) {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

/** Registers a customer and returns the session token. */
export async function newCustomer(base: string, number: number): Promise<string> {
  const answer = await post(base, '/api/user/register', {
    name: `Bench ${number}`,
    email: `bench-${number}@example.com`,
    phone: `+97150${String(1_000_000 + number)}`,
    password: 'a long enough password',
  })
  if (typeof answer.token !== 'string')
    throw new Error(`Could not create an account: ${JSON.stringify(answer)}`)
  return answer.token
}

interface Product {
  _id: string
  name: string
  category: string
  variants: { colorName: string; sizes: { size: string }[] }[]
}

export async function benchProducts(base: string): Promise<Product[]> {
  const response = await fetch(`${base}/api/product/list?search=Bench%20tee`)
  return ((await response.json()) as { products: Product[] }).products
}

/** The line of one unit of a product's first colour and size. */
export function toLine(product: Product) {
  const [variant] = product.variants
  const [entry] = variant?.sizes ?? []
  if (!variant || !entry) throw new Error(`${product.name} has no sizes`)
  return { itemId: product._id, size: entry.size, colorName: variant.colorName, quantity: 1 }
}

const ADDRESS = {
  fullname: 'Bench Customer',
  email: 'bench@example.com',
  phone: '+971501234567',
  street: '1 Corniche Road',
  city: 'Dubai',
  region: 'Dubai',
  zipcode: '00000',
}

/** An order of these products with the amount that the shop calculates. */
export const createOrder = (base: string, token: string, products: readonly Product[]) =>
  orderOfLines(base, token, products.map(toLine))

export async function orderOfLines(base: string, token: string, items: readonly ReturnType<typeof toLine>[]) {
  const order = {
    address: ADDRESS,
    items,
    amount: 0,
    discountValue: 0,
    shippingMethod: 'Normal',
    discountCode: null,
  }
  const answer = await post(base, '/api/order/place', order, token)
  const quote = answer.quote as { amount: number } | undefined
  if (!quote) throw new Error(`The response has no quote: ${JSON.stringify(answer)}`)
  return { ...order, amount: quote.amount }
}
