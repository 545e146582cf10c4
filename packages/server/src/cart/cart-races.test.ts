import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

/** The server runs requests of one customer in turn within a process, so every process sends some of them. */
const PROCESSES = 6
const MAX_LINES = 4
const ROUNDS = 12
const SIZES = Array.from({ length: PROCESSES }, (_, place) => `S${place}`)

let shop: TestShop
let processes: Pick<TestShop, 'call'>[]

beforeAll(async () => {
  shop = await startTestShop({ poolSize: 2 * PROCESSES })
  const others = SIZES.slice(1).map(() => shop.anotherServer())
  processes = [shop, ...(await Promise.all(others))]
  await shop.db.update(shopSettings).set({ maxLines: MAX_LINES })
})
afterAll(() => shop.close())

const aBigProduct = () =>
  aProduct(shop.shop, {
    colours: [{ colorName: 'Coral', stocks: Object.fromEntries(SIZES.map((size) => [size, 50])) }],
  })

async function loadLines(token: string): Promise<string[]> {
  const answer = await shop.call('POST /api/cart/get', {}, { token })
  if (!answer.success) throw new Error(answer.message)
  return Object.values(answer.cartData).flatMap(Object.keys)
}

test('simultaneous adds from several processes never exceed the maximum number of lines', async () => {
  const tee = await aBigProduct()
  for (let round = 0; round < ROUNDS; round++) {
    const { token } = await aCustomer(shop.shop)
    const adds = processes.map(({ call }, place) =>
      call('POST /api/cart/add', aLine(tee, { size: `S${place}` }), { token }),
    )
    const answers = await Promise.all(adds)
    expect(answers.filter(({ success }) => success)).toHaveLength(MAX_LINES)
    for (const answer of answers.filter(({ success }) => !success))
      expect(answer).toMatchObject({ code: 'cart_full', max: MAX_LINES })
    expect(await loadLines(token)).toHaveLength(MAX_LINES)
  }
})

test('simultaneous merges and adds never exceed the maximum number of lines', async () => {
  const tee = await aBigProduct()
  for (let round = 0; round < ROUNDS; round++) {
    const { token } = await aCustomer(shop.shop)
    const calls = processes.map(({ call }, place) => {
      const line = aLine(tee, { size: `S${place}` })
      if (place % 2) return call('POST /api/cart/add', line, { token })
      const guestCart = [line, aLine(tee, { size: `S${(place + 1) % PROCESSES}` })]
      return call('POST /api/cart/merge', { guestCart }, { token })
    })
    await Promise.all(calls)
    expect(await loadLines(token)).toHaveLength(MAX_LINES)
  }
})
