import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { ledgerDifferences } from '#testing/ledger-differences'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let members: Awaited<ReturnType<typeof aMember>>[]

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  members = [await aMember(shop.shop, 'manager'), await aMember(shop.shop, 'owner')]
})
afterAll(() => shop.close())

const staff = (place: number) => ({ token: members[place]?.token ?? '' })

async function someSizes() {
  const product = await aProduct(shop.shop, {
    colours: [{ colorName: 'Coral', stocks: { '90': 5, '100': 5 } }],
  })
  const see = async () => {
    const seen = requireSuccess(
      await shop.call('GET /api/staff/product', { productId: product.id }, staff(0)),
    )
    return seen.product.colours.flatMap(({ sizes }) => sizes)
  }
  return { productId: product.id, see }
}

const find = (codes: string[]) => shop.call('POST /api/staff/stock/find', { codes }, staff(0))

test('codes match an SKU in any case or a barcode, and unknown ones are left out', async () => {
  const { productId, see } = await someSizes()
  const [small, large] = await see()
  const changes = [
    { field: `size.${small?.id}.sku`, from: small?.sku, to: 'LD-0412-90' },
    { field: `size.${large?.id}.barcode`, from: null, to: '6297041200387' },
  ]
  requireSuccess(await shop.call('POST /api/staff/product/save', { productId, changes }, staff(0)))
  const { sizes } = requireSuccess(await find(['ld-0412-90', '6297041200387', 'nowhere']))
  expect(sizes.map(({ id, stock, counted }) => [id, stock, counted])).toEqual([
    [small?.id, 5, true],
    [large?.id, 5, true],
  ])
  expect(await find([])).toMatchObject({ code: 'malformed', field: 'codes' })
  expect(await find(Array(501).fill('A'))).toMatchObject({ code: 'malformed', field: 'codes' })
})

test('a movement names its size, and a size is read by id', async () => {
  const { see } = await someSizes()
  const [size] = await see()
  const { movements } = requireSuccess(await shop.call('GET /api/staff/stock/movements', {}, staff(0)))
  const id = movements.find(({ sizeEntryId }) => sizeEntryId === size?.id)?.sizeEntryId ?? ''
  const { sizes } = requireSuccess(await shop.call('GET /api/staff/stock/sizes', { id }, staff(0)))
  expect(sizes).toMatchObject([{ id: size?.id, sku: size?.sku, stock: 5, movement: size?.movement }])
  for (const unknown of ['no-id', shop.shop.newId()])
    expect(await shop.call('GET /api/staff/stock/sizes', { id: unknown }, staff(0))).toMatchObject({
      sizes: [],
    })
})

const book = (lines: object[], key = crypto.randomUUID(), place = 0) =>
  shop.call(
    'POST /api/staff/stock/moves',
    { lines: lines as never },
    { ...staff(place), idempotencyKey: key },
  )

test('a count records the difference in the ledger, and keeps movements since its start', async () => {
  const { see } = await someSizes()
  const [small, large] = await see()
  const moved = (size: typeof small, move: string, units: number) => ({ sizeEntryId: size?.id, move, units })
  const counted = (size: typeof small, units: number) => ({
    ...moved(size, 'counted', units),
    movement: size?.movement,
  })
  // This sale happens after the rows were pasted.
  requireSuccess(await book([moved(small, 'lost', 2)]))
  const lines = [
    counted(small, 7),
    moved(large, 'received', 4),
    counted(large, 3),
    moved(large, 'damaged', 1),
  ]
  expect(requireSuccess(await book([{ ...lines[0], note: 'Shelf B4' }, ...lines.slice(1)])).stocks).toEqual([
    5, 9, 3, 2,
  ])
  const { movements } = requireSuccess(
    await shop.call('GET /api/staff/stock/ledger', { sizeEntryId: small?.id ?? '' }, staff(0)),
  )
  expect(movements[0]).toMatchObject({ reason: 'count', delta: 2, after: 5, note: 'Shelf B4' })
  const [paste] = requireSuccess(await shop.call('GET /api/staff/audit-log', {}, staff(1))).changes
  const { changes } = requireSuccess(
    await shop.call('GET /api/staff/audit-log', { groupOf: paste?.id }, staff(1)),
  )
  expect(changes.find(({ subjectId }) => subjectId === small?.id)?.changes).toMatchObject({
    stock: [3, 5],
    counted: [null, 7],
  })
  expect(await book([counted(small, 7)])).toMatchObject({ code: 'counted_meanwhile', field: 'lines.0.units' })
  expect(await ledgerDifferences(shop.db)).toEqual([])
})

test('a size counted twice, or below the units sold, is refused with its line, and no line is booked', async () => {
  const { see } = await someSizes()
  const [size, other] = await see()
  const counted = (of: typeof size, units: number) => ({
    ...{ sizeEntryId: of?.id, move: 'counted', units },
    movement: of?.movement,
  })
  // Without a difference, the first count alone leaves no movement.
  expect(await book([counted(other, 9), counted(size, 5), counted(size, 5)])).toMatchObject({
    code: 'counted_meanwhile',
    field: 'lines.2.units',
  })
  requireSuccess(await book([{ sizeEntryId: size?.id, move: 'lost', units: 3 }]))
  expect(await book([counted(other, 9), counted(size, 2)])).toMatchObject({
    code: 'negative_stock',
    field: 'lines.1.units',
  })
  for (const wrong of [{ units: -1 }, { movement: undefined }])
    expect(await book([{ ...counted(other, 1), ...wrong }])).toMatchObject({ code: 'malformed' })
  expect((await see()).map(({ stock }) => stock)).toEqual([2, 5])
})

const anyLine = fc.record({
  size: fc.integer({ min: 0, max: 1 }),
  move: fc.constantFrom('received', 'damaged', 'lost', 'correction'),
  units: fc.integer({ min: 1, max: 4 }),
})

test('simultaneous pastes are each booked completely or not at all, and the ledger matches the stock', async () => {
  const { see } = await someSizes()
  const pastes = fc.tuple(
    fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  )
  await fc.assert(
    fc.asyncProperty(pastes, async (both) => {
      const before = await see()
      const answers = await Promise.all(
        both.map((lines, place) =>
          shop.call(
            'POST /api/staff/stock/moves',
            {
              lines: lines.map(({ size, move, units }) => ({
                ...{ sizeEntryId: before[size]?.id ?? '', move, units },
                note: `paste ${place}`,
              })) as never,
            },
            { ...staff(place), idempotencyKey: crypto.randomUUID() },
          ),
        ),
      )
      const booked = both.filter((_, place) => answers[place]?.success)
      for (const answer of answers)
        if (!answer.success) expect(answer).toMatchObject({ code: 'negative_stock' })
      const after = await see()
      for (const [place, { stock }] of before.entries()) {
        const moved = booked
          .flat()
          .filter(({ size }) => size === place)
          .reduce((sum, { move, units }) => sum + (move === 'damaged' || move === 'lost' ? -units : units), 0)
        expect(after[place]?.stock).toBe(stock + moved)
      }
      expect(await ledgerDifferences(shop.db)).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('a paste sent twice simultaneously is booked once (D-43)', async () => {
  const { see } = await someSizes()
  const [size] = await see()
  const lines = [{ sizeEntryId: size?.id ?? '', move: 'received' as const, units: 5, note: '' }]
  const key = { ...staff(0), idempotencyKey: 'pasted-once' }
  const answers = await Promise.all(
    [1, 2].map(() => shop.call('POST /api/staff/stock/moves', { lines }, key)),
  )
  expect(answers.some(({ success }) => success)).toBe(true)
  expect((await see())[0]?.stock).toBe(10)
})
