import { MINUTE } from '@little-dunes/domain/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { ledgerDifferences } from '#testing/ledger-differences'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let huda: Awaited<ReturnType<typeof aMember>>
let sara: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop()
  huda = await aMember(shop.shop, 'owner')
  sara = await aMember(shop.shop, 'manager')
})
afterAll(() => shop.close())

const see = async (productId: string) =>
  requireSuccess(await shop.call('GET /api/staff/product', { productId }, { token: huda.token })).product
const save = (productId: string, changes: [field: string, from: unknown, to: unknown][], who = huda) =>
  shop.call(
    'POST /api/staff/product/save',
    { productId, changes: changes.map(([field, from, to]) => ({ field, from, to })) },
    { token: who.token },
  )
const shown = async (productId: string, language = 'en') => {
  const headers = { 'accept-language': language }
  const answer = await shop.request({ method: 'GET', url: `/api/product/list?ids=${productId}`, headers })
  return answer.json().products[0]
}
const history = async (productId: string) =>
  requireSuccess(await shop.call('GET /api/staff/product/history', { productId }, { token: sara.token }))
    .changes

test('saved texts, price and flags are live at once, in both languages, and the history has them by field', async () => {
  const { id } = await aProduct(shop.shop, { name: 'Gauze Dress', price: 129_00 })
  requireSuccess(
    await save(id, [
      ['name', 'Gauze Dress', '  Dune Gauze Dress '],
      ['nameAr', '', 'فستان الكثبان'],
      ['subCategoryAr', '', 'بلوزات'],
      ['price', 129_00, 135_05],
      ['discount', 0, 12.5],
      ['bestseller', false, true],
    ]),
  )
  expect(await shown(id)).toMatchObject({
    name: 'Dune Gauze Dress',
    price: 135.05,
    discount: 12.5,
    bestseller: true,
  })
  expect(await shown(id, 'ar')).toMatchObject({ name: 'فستان الكثبان', subCategoryLabel: 'بلوزات' })
  const [change] = await history(id)
  expect(change).toMatchObject({ actor: huda.email, actorName: huda.name })
  expect(change?.fields).toContainEqual({ field: 'price', before: 129_00, after: 135_05, undone: false })
  expect(change?.fields).toContainEqual({
    field: 'name',
    before: 'Gauze Dress',
    after: 'Dune Gauze Dress',
    undone: false,
  })
})

test('a product shows its last editor and the VAT rate', async () => {
  const { id } = await aProduct(shop.shop, { name: 'Cap' })
  const seen = async () =>
    requireSuccess(await shop.call('GET /api/staff/product', { productId: id }, { token: huda.token }))
  expect(await seen()).toMatchObject({ changed: null, vatRate: 5 })
  requireSuccess(await save(id, [['name', 'Cap', 'Sun Cap']], sara))
  requireSuccess(await save(id, [['discount', 0, 10]], huda))
  const { changed } = await seen()
  expect(changed).toMatchObject({ actor: huda.email, actorName: huda.name })
  expect(Math.abs(shop.clock.now().getTime() - (changed?.at ?? 0))).toBeLessThan(MINUTE)
})

test('two people who change different fields keep both changes', async () => {
  const { id } = await aProduct(shop.shop, { name: 'Tee', description: 'Soft.' })
  requireSuccess(await save(id, [['name', 'Tee', 'Dune Tee']], sara))
  requireSuccess(await save(id, [['description', 'Soft.', 'Very soft.']], huda))
  expect(await see(id)).toMatchObject({ name: 'Dune Tee', description: 'Very soft.' })
})

test('of two saves of the same field, the later gets both values and the first author, and changes nothing', async () => {
  const { id } = await aProduct(shop.shop, { price: 100_00 })
  requireSuccess(await save(id, [['price', 100_00, 90_00]], sara))
  const refused = await save(id, [
    ['price', 100_00, 80_00],
    ['sku', (await see(id)).sku, 'LD-NEW'],
  ])
  expect(refused).toMatchObject({
    code: 'field_changed',
    conflicts: [
      {
        field: 'price',
        theirs: 90_00,
        actor: sara.email,
        actorName: sara.name,
        at: shop.clock.now().getTime(),
      },
    ],
  })
  expect(await see(id)).toMatchObject({ price: 90_00 })
  expect((await see(id)).sku).not.toBe('LD-NEW')
  requireSuccess(await save(id, [['price', 90_00, 80_00]]))
  requireSuccess(await save(id, [['price', 100_00, 80_00]], sara))
  expect((await history(id)).map(({ fields }) => fields[0]?.after)).toEqual([80_00, 90_00])
})

test('saving a text keeps the stock of a sale, and the form has no stock field', async () => {
  const product = await aProduct(shop.shop)
  const { id } = product
  const [size] = (await see(id)).colours[0]?.sizes ?? []
  const { token } = await aCustomer(shop.shop)
  requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(product, { quantity: 2 })], 200), { token }),
  )
  requireSuccess(await save(id, [['description', 'A soft tee.', 'Softer.']]))
  expect(await save(id, [[`size.${size?.id}.stock`, 3, 5]])).toMatchObject({
    code: 'invalid_form',
    fields: { [`size.${size?.id}.stock`]: 'gone' },
  })
  expect((await see(id)).colours[0]?.sizes[0]?.stock).toBe(3)
  expect(await ledgerDifferences(shop.db)).toEqual([])
})

test('staff rename and sort colours, set their swatch, and set the price and barcode of sizes', async () => {
  const colours = ['Coral', 'Sage'].map((colorName) => ({ colorName, stocks: { '90': 5 } }))
  const { id } = await aProduct(shop.shop, { price: 100_00, colours })
  const [coral, sage] = (await see(id)).colours
  const size = coral?.sizes[0]
  requireSuccess(
    await save(id, [
      [`colour.${coral?.id}.name`, 'Coral', 'Shell Pink'],
      [`colour.${coral?.id}.nameAr`, '', 'وردي صدفي'],
      [`colour.${coral?.id}.swatch`, null, '#F2C0B4'],
      ['colours', [coral?.id, sage?.id], [sage?.id, coral?.id]],
      [`size.${size?.id}.price`, null, 110_50],
      [`size.${size?.id}.barcode`, null, '6297041200387'],
    ]),
  )
  const { variants } = await shown(id)
  expect(variants).toMatchObject([{ colorName: 'Sage' }, { colorName: 'Shell Pink', swatch: '#f2c0b4' }])
  expect(variants[1].sizes[0].price).toBe(110.5)
  expect(await shown(id, 'ar')).toMatchObject({ variants: [{}, { colorLabel: 'وردي صدفي' }] })
})

test('errors are reported by field, and nothing is saved', async () => {
  const { id } = await aProduct(shop.shop, {
    colours: ['Coral', 'Sage'].map((colorName) => ({ colorName, stocks: { '90': 5 } })),
  })
  const [coral, sage] = (await see(id)).colours
  const findProblems = async (...changes: [string, unknown, unknown][]) => await save(id, changes)
  expect(
    await findProblems(
      ['name', 'Dune Tee', ' '],
      ['price', 100_00, 0],
      ['discount', 0, 100],
      ['flashDiscount', 0, 10.1234567],
      ['colours', [coral?.id, sage?.id], [coral?.id, coral?.id]],
      ['image', [], ['https://elsewhere.example/x.jpg']],
      ['shelf', null, 'B4'],
    ),
  ).toMatchObject({
    code: 'invalid_form',
    fields: {
      name: 'required',
      price: 'price',
      discount: 'percent',
      flashDiscount: 'percent',
      colours: 'gone',
      image: 'picture',
      shelf: 'gone',
    },
  })
  const name = `colour.${sage?.id}.name`
  expect(await findProblems(['description', 'A soft tee.', 'New'], [name, 'Sage', 'Coral'])).toMatchObject({
    code: 'invalid_form',
    fields: { [name]: 'taken' },
  })
  const sku = `size.${sage?.sizes[0]?.id}.sku`
  expect(await findProblems([sku, sage?.sizes[0]?.sku, coral?.sizes[0]?.sku])).toMatchObject({
    fields: { [sku]: 'taken' },
  })
  expect((await see(id)).description).toBe('A soft tee.')
  expect(await history(id)).toEqual([])
})

test('a draft is hidden in the shop until it is published as the newest product', async () => {
  const staff = { token: huda.token }
  const begun = { name: 'Camel', sku: 'LD-CM-1', category: 'Unisex' as const, price: 99_00 }
  const { productId: id } = requireSuccess(await shop.call('POST /api/staff/product/create', begun, staff))
  const publish = () => save(id, [['status', 'draft', 'published']])
  expect(await publish()).toMatchObject({ code: 'invalid_form', fields: { status: 'no_sizes' } })
  requireSuccess(await shop.call('POST /api/staff/product/colour', { productId: id, name: 'Sand' }, staff))
  requireSuccess(
    await shop.call('POST /api/staff/product/size', { productId: id, sizes: ['One Size'] }, staff),
  )
  expect(await shown(id)).toBeUndefined()
  shop.clock.moveBy(MINUTE)
  requireSuccess(await publish())
  expect(await shown(id)).toMatchObject({ name: 'Camel', variants: [{ colorName: 'Sand', stocks: 0 }] })
  const { products } = requireSuccess(await shop.call('GET /api/product/list', {}))
  expect(products[0]?._id).toBe(id)
  requireSuccess(await save(id, [['status', 'published', 'archived']]))
  expect(await shown(id)).toBeUndefined()
})

test('a new colour gets the sizes of the others, and a new size is added to every colour once', async () => {
  const { id } = await aProduct(shop.shop)
  const staff = { token: huda.token }
  const addColour = (name: string) =>
    shop.call('POST /api/staff/product/colour', { productId: id, name }, staff)
  const addSizes = (...sizes: string[]) =>
    shop.call('POST /api/staff/product/size', { productId: id, sizes }, staff)
  requireSuccess(await addColour('Sage'))
  expect(await addColour('Sage')).toMatchObject({ code: 'colour_exists', field: 'name' })
  requireSuccess(await addSizes('110', '90', '120', '110'))
  expect(await addSizes('110', '120')).toMatchObject({ code: 'size_exists', field: 'sizes' })
  const { colours } = await see(id)
  expect(colours.map(({ name, sizes }) => [name, sizes.map(({ size, stock }) => [size, stock])])).toEqual([
    [
      'Coral',
      [
        ['90', 5],
        ['100', 5],
        ['110', 0],
        ['120', 0],
      ],
    ],
    [
      'Sage',
      [
        ['90', 0],
        ['100', 0],
        ['110', 0],
        ['120', 0],
      ],
    ],
  ])
})

test('new sizes get an SKU of article number, colour and size, or another one if it is taken', async () => {
  const staff = { token: huda.token }
  const begin = async () => {
    const input = { name: 'Camel', sku: 'LD-CM-1', category: 'Unisex' as const, price: 99_00 }
    const { productId } = requireSuccess(await shop.call('POST /api/staff/product/create', input, staff))
    for (const name of ['Sand', 'رملي'])
      requireSuccess(await shop.call('POST /api/staff/product/colour', { productId, name }, staff))
    const sizes = ['90', '3-6 M', '3/6 M']
    requireSuccess(await shop.call('POST /api/staff/product/size', { productId, sizes }, staff))
    const { colours } = await see(productId)
    return colours.map((colour) => colour.sizes.map(({ sku }) => sku))
  }
  const generated = expect.stringMatching(/^LD-\w{8}-\w{6}$/)
  const fromId = [generated, generated, generated]
  expect(await begin()).toEqual([['LD-CM-1-SAND-90', 'LD-CM-1-SAND-3-6-M', generated], fromId])
  expect(await begin()).toEqual([fromId, fromId])
})

test('a copy is a draft with the same texts, colours and prices, and without stock', async () => {
  const colours = [{ colorName: 'Coral', stocks: { '90': 5 }, prices: { '90': 110_00 } }]
  const { id } = await aProduct(shop.shop, { name: 'Gauze Dress', colours })
  requireSuccess(await save(id, [['nameAr', '', 'فستان']]))
  const { productId } = requireSuccess(
    await shop.call('POST /api/staff/product/copy', { productId: id }, { token: huda.token }),
  )
  expect(await see(productId)).toMatchObject({
    name: 'Gauze Dress (copy)',
    nameAr: 'فستان',
    status: 'draft',
    colours: [{ name: 'Coral', sizes: [{ size: '90', stock: 0, price: 110_00, barcode: null }] }],
  })
  expect(await shown(productId)).toBeUndefined()
  expect((await see(id)).colours[0]?.sizes[0]?.stock).toBe(5)
  const history = { productId }
  const { changes } = requireSuccess(
    await shop.call('GET /api/staff/product/history', history, { token: huda.token }),
  )
  expect(changes[0]?.fields).toContainEqual(
    expect.objectContaining({ field: 'copyOf', after: 'Gauze Dress' }),
  )
})
