import { Buffer } from 'node:buffer'
import { DAY, HOUR, MINUTE } from '@little-dunes/domain/durations'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products, sizeEntries, variants, variantTranslations } from '#catalogue/catalogue-tables'
import { forgetImports } from '#imports/forget-imports'
import { productImports } from '#imports/import-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { ledgerDifferences } from '#testing/ledger-differences'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty'

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'manager')).token
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(products)
  await shop.db.delete(productImports)
})

const upload = (content: string | Buffer, name = 'products_export.csv') =>
  shop.call('POST /api/staff/import/upload', { name, file: Buffer.from(content as string) }, { token })
const see = async (id: string, after?: number) =>
  requireSuccess(
    await shop.call('GET /api/staff/import', { id, ...(after !== undefined && { after }) }, { token }),
  )
async function ended(id: string) {
  await expect
    .poll(async () => (await see(id)).import.status, { timeout: MINUTE, interval: 20 })
    .not.toMatch(/ing$/)
  return see(id)
}
const toCsv = (rows: string[], header = HEADER) => [header, ...rows, ''].join('\n')

async function compared(content: string, keepStock = false) {
  const { id } = requireSuccess(await upload(content))
  const { import: one } = await see(id)
  requireSuccess(
    await shop.call('POST /api/staff/import/check', { id, mapping: one.mapping, keepStock }, { token }),
  )
  return ended(id)
}
async function begin(step: 'start' | 'undo', id: string) {
  requireSuccess(await shop.call(`POST /api/staff/import/${step}`, { id }, { token }))
  return ended(id)
}
async function imported(content: string, keepStock = false) {
  const { import: one } = await compared(content, keepStock)
  return begin('start', one.id)
}

const listed = async () => requireSuccess(await shop.call('GET /api/product/list', {})).products
const named = async (name: string) => (await listed()).find((one) => one.name === name)
const loadRows = async (handle: string) => {
  const [product] = await shop.db.select().from(products).where(eq(products.handle, handle))
  const productId = product?.id ?? '019a0000-0000-7000-8000-000000000000'
  return {
    product,
    variants: await shop.db
      .select()
      .from(variants)
      .where(eq(variants.productId, productId))
      .orderBy(variants.position),
    sizes: await shop.db
      .select()
      .from(sizeEntries)
      .where(eq(sizeEntries.productId, productId))
      .orderBy(sizeEntries.subSku),
  }
}

const TEE = [
  'tee,Tee,Color,Sand,Size,90,T-S-90,100,,5',
  'tee,,,Sand,,100,T-S-100,100,,5',
  'tee,,,Sea,,90,T-B-90,100,,5',
]

test('a file is compared, written with progress and undone, and the shop is unchanged', async () => {
  const first = await imported(toCsv(TEE))
  expect(first.import).toMatchObject({ status: 'done', added: 1, updated: 0, faulty: 0, allRows: 3 })
  const before = await loadRows('tee')
  expect((await named('Tee'))?.price).toBe(100)

  const changed = [
    'tee,Dune Tee,Color,Sand,Size,90,T-S-90,80,100,9',
    'tee,,,Sand,,110,T-S-110,80,100,4',
    'hat,Hat,Size,One,,,H-1,50,,3',
  ]
  const { import: one, items } = await compared(toCsv(changed))
  expect(one).toMatchObject({ status: 'checked', added: 1, updated: 1 })
  expect(items.map(({ name, kind }) => [name, kind])).toEqual([
    ['Dune Tee', 'updated'],
    ['Hat', 'new'],
  ])
  expect(items[0]?.differences).toEqual(
    expect.arrayContaining([
      { field: 'name', of: '', before: 'Tee', after: 'Dune Tee' },
      { field: 'discount', of: '', before: 0, after: 20 },
      { field: 'stock', of: 'Sand 90', before: 5, after: 9 },
      { field: 'size', of: 'Sand 110', before: null, after: 4 },
      { field: 'size', of: 'Sand 100', before: 5, after: null },
      { field: 'colour', of: 'Sea', before: 'Sea', after: null },
    ]),
  )
  expect(await loadRows('tee')).toEqual(before)

  expect((await begin('start', one.id)).import.status).toBe('done')
  expect(await named('Dune Tee')).toMatchObject({ price: 100, discount: 20 })
  expect(await named('Hat')).toBeDefined()
  expect((await begin('undo', one.id)).import).toMatchObject({ status: 'undone', remainingChanges: [] })
  expect(await loadRows('tee')).toEqual(before)
  expect(await named('Hat')).toBeUndefined()
  expect(await ledgerDifferences(shop.db)).toEqual([])
  const auditLog = await shop.db
    .select()
    .from(staffChanges)
    .where(and(eq(staffChanges.subject, 'import'), eq(staffChanges.subjectId, one.id)))
  expect(auditLog.map(({ call }) => call)).toEqual([
    'POST /api/staff/import/upload',
    'POST /api/staff/import/start',
    'POST /api/staff/import/undo',
  ])
  const history = await shop.call(
    'GET /api/staff/product/history',
    { productId: before.product?.id ?? '' },
    { token },
  )
  expect(JSON.stringify(history)).toContain('Dune Tee')
})

test('an export of Shopify or of another Little Dunes shop is recognised by its headings', async () => {
  const recognised = async (header: string) => {
    const { id } = requireSuccess(await upload(toCsv(['tee,Tee,10,T-1'], header)))
    return (await see(id)).import.recognisedAs
  }
  expect(await recognised('Handle,Title,Variant Price,Vendor')).toBe('shopify')
  expect(
    await recognised(
      'URL handle,Title,Price,Article number (product.metafields.little_dunes.article_number)',
    ),
  ).toBe('shop')
  expect(await recognised('Handle,Name,Variant Price,Vendor')).toBeNull()
})

test('an undo keeps sales and later changes', async () => {
  await imported(toCsv(TEE))
  const { import: one } = await imported(
    toCsv([
      'tee,Dune Tee,Color,Sand,Size,90,T-S-90,80,,9',
      'tee,,,Sand,,100,T-S-100,80,,5',
      'hat,Hat,Size,One,,,H-1,50,,3',
    ]),
  )
  const [tee, hat] = [await named('Dune Tee'), await named('Hat')]
  const { token: customer } = await aCustomer(shop.shop)
  const toLine = (product: typeof tee, colorName: string, size: string) => ({
    itemId: product?._id ?? '',
    colorName,
    size,
    quantity: 1,
  })
  const order = anOrder([toLine(tee, 'Sand', '90'), toLine(hat, 'Standard', 'One')], 80 + 50 + 25)
  requireSuccess(await shop.call('POST /api/order/place', order, { token: customer }))
  requireSuccess(
    await shop.call(
      'POST /api/staff/product/save',
      { productId: tee?._id ?? '', changes: [{ field: 'price', from: 80_00, to: 85_00 }] },
      { token },
    ),
  )
  const { import: undone } = await begin('undo', one.id)
  expect(undone.remainingChanges.toSorted()).toEqual(['Hat', 'Tee'])
  const { product, sizes, variants: colours } = await loadRows('tee')
  expect(product).toMatchObject({ name: 'Tee', price: 85_00 })
  expect(sizes.map(({ subSku, stocks }) => [subSku, stocks])).toEqual([
    ['T-B-90', 5],
    ['T-S-100', 5],
    ['T-S-90', 4],
  ])
  expect(colours.map(({ colorName }) => colorName)).toEqual(['Sand', 'Sea'])
  expect((await loadRows('hat')).product?.status).toBe('archived')
  expect(await ledgerDifferences(shop.db)).toEqual([])
})

test('newer Shopify headings are recognised, and unknown ones are mapped', async () => {
  const header =
    'Title,URL handle,Option1 name,Option1 value,SKU,Price,Compare-at price,Inventory quantity,Published on online store,Status'
  const { import: done } = await imported(toCsv(['Newer,newer,Size,One,N-1,10,,2,TRUE,Active'], header))
  expect(done).toMatchObject({ status: 'done', added: 1 })

  const { id } = requireSuccess(
    await upload(toCsv(['x,X,Size,One,X-1,10,2'], 'key,was,what,value,number,costs,left')),
  )
  const { import: one } = await see(id)
  expect(one).toMatchObject({
    status: 'uploaded',
    mapping: {},
    sample: [['x', 'X', 'Size', 'One', 'X-1', '10', '2']],
  })
  expect(one.columns.filter(({ needed }) => needed).map(({ column }) => column)).toContain('price')
  const mapping = {
    handle: 'key',
    title: 'was',
    option1Name: 'what',
    option1Value: 'value',
    sku: 'number',
    price: 'costs',
    quantity: 'left',
  }
  const check = (productId: Record<string, string>) =>
    shop.call('POST /api/staff/import/check', { id, mapping: productId, keepStock: false }, { token })
  const { price: _, ...incomplete } = mapping
  requireSuccess(await check(incomplete))
  expect((await ended(id)).import).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('No column was recognised as "price"'),
  })
  requireSuccess(await check(mapping))
  expect((await ended(id)).import).toMatchObject({ status: 'checked', added: 1 })
  expect((await begin('start', id)).import.status).toBe('done')
  expect((await named('X'))?.price).toBe(10)
})

test('headings of other systems get a suggested mapping for review', async () => {
  const { id } = requireSuccess(await upload('Artikelname;Preis;Bestand;Fach\nHut;12,50;3;A\n'))
  const { import: one } = await see(id)
  expect(one.mapping).toEqual({ title: 'Artikelname', price: 'Preis', quantity: 'Bestand' })
  requireSuccess(
    await shop.call(
      'POST /api/staff/import/check',
      { id, mapping: one.mapping, keepStock: false },
      { token },
    ),
  )
  expect((await ended(id)).import).toMatchObject({ status: 'checked', added: 1, problems: [] })
})

test.each([
  ['an empty file', '', /empty/],
  [
    'an export of WooCommerce of chosen columns in another language',
    'ID,Typ,Name,Regulärer Preis\n1,variable,Hut,\n2,variation,Hut - rot,5\n',
    /"ID", "Typ", "Name", "Regulärer Preis".*Set your WordPress profile to English/,
  ],
  [
    'a file of other bytes',
    Buffer.concat([Buffer.from('Handle,Title\nفستان وقميص,A\n'), Buffer.from([0xff])]),
    /Line \d is not text in UTF-8/,
  ],
  ['a workbook', Buffer.from('PK\x03\x04[Content_Types].xml', 'latin1'), /Excel workbook/],
  ['a text', 'Dear shop\n', /not a product export/],
  ['a quote that stays open', 'Handle,"Title\na,A\n', /quote/],
])('%s is refused with a solution', async (_, content, reason) => {
  expect(await upload(content)).toMatchObject({
    code: 'import_unreadable',
    reasons: [expect.stringMatching(reason)],
  })
  expect(await shop.db.select().from(productImports)).toEqual([])
})

test('sizes that share an SKU are skipped, or get unique ones if staff choose so', async () => {
  const rows = ['styled,Styled,Size,S,STYLED,10,1', 'styled,,,M,STYLED,10,2']
  const { id } = requireSuccess(
    await upload(
      toCsv(rows, 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty'),
    ),
  )
  const { import: one } = await see(id)
  const check = async (newSkus: boolean) => {
    const input = { id, mapping: one.mapping, keepStock: false, newSkus }
    requireSuccess(await shop.call('POST /api/staff/import/check', input, { token }))
    return (await ended(id)).import
  }
  expect(await check(false)).toMatchObject({ status: 'checked', faulty: 1, newSkus: false })
  expect(await check(true)).toMatchObject({ status: 'checked', faulty: 0, newSkus: true })
  await begin('start', id)
  const skus = (await named('Styled'))?.variants.flatMap(({ sizes }) => sizes.map(({ subSKU }) => subSKU))
  expect(skus).toEqual(['STYLED', expect.stringMatching(/^LD-/)])
})

test('reads semicolons and single-byte encodings, and returns the skipped rows in UTF-8 with commas', async () => {
  const rows = ['a;Niño;Size;One;N-2;10;2', 'b;Año;Size;One;N-3;x;2']
  const header = 'Handle;Title;Option1 Name;Option1 Value;Variant SKU;Variant Price;Variant Inventory Qty'
  const { id } = requireSuccess(await upload(Buffer.from(toCsv(rows, header), 'latin1')))
  const { import: one } = await see(id)
  requireSuccess(
    await shop.call(
      'POST /api/staff/import/check',
      { id, mapping: one.mapping, keepStock: false },
      { token },
    ),
  )
  expect((await ended(id)).import).toMatchObject({ status: 'checked', added: 1, faulty: 1 })
  await begin('start', id)
  expect(await named('Niño')).toBeDefined()
  const { csv } = requireSuccess(await shop.call('GET /api/staff/import/faulty', { id }, { token }))
  expect(csv).toContain('b,Año,Size,One,N-3,x,2,')
})

test('of 10,000 rows the valid ones are imported, and the rest are returned as a file to fix', async () => {
  const rows = Array.from({ length: 2500 }, (_, place) => {
    const price = place % 100 === 7 ? 'free' : '49.90'
    const [handle, name] = [`p-${place}`, `Product ${place}`]
    return ['90', '100', '110', '120'].map((size, at) => {
      const cells = [
        handle,
        at === 0 ? name : '',
        at === 0 ? 'Size' : '',
        size,
        '',
        '',
        `${handle}-${size}`,
        price,
        '',
        '3',
      ]
      return (place % 100 === 9 && at === 2 ? [...cells, 'x'] : cells).join(',')
    })
  }).flat()
  expect(rows.length).toBe(10_000)
  const { import: one, items, more } = await compared(toCsv(rows))
  expect(one).toMatchObject({
    status: 'checked',
    added: 2450,
    faulty: 50,
    allRows: 10_000,
    problemCount: 125,
  })
  expect([items.length, more]).toEqual([50, true])
  expect((await see(one.id, 50)).items[0]?.position).toBe(50)
  expect((await begin('start', one.id)).import).toMatchObject({ status: 'done', added: 2450 })
  expect((await listed()).length).toBe(2450)

  const { csv } = requireSuccess(await shop.call('GET /api/staff/import/faulty', { id: one.id }, { token }))
  const lines = csv.trim().split('\r\n')
  expect(lines[0]).toBe(`${HEADER},Problem`)
  expect(lines.length).toBe(1 + 50 * 4)
  expect(lines.filter((line) => line.includes('"free"" is not a number')).length).toBe(100)
  const corrected = csv.replaceAll(',free,', ',49.90,')
  const { import: second } = await imported(corrected)
  expect(second).toMatchObject({ status: 'done', added: 50, faulty: 0 })
  expect((await begin('undo', second.id)).import.status).toBe('undone')
  expect((await begin('undo', one.id)).import.status).toBe('undone')
  expect(await listed()).toEqual([])
}, 180_000)

test('an unreadable file changes nothing, and the error has its position', async () => {
  const { import: one } = await compared(toCsv([...TEE, 'x,"X,Size,One,,,X-1,10,,2']))
  expect(one).toMatchObject({ status: 'failed', failure: expect.stringMatching(/quote/) })
  expect(one.problems[0]).toMatchObject({ line: 5 })
  expect(await shop.call('POST /api/staff/import/start', { id: one.id }, { token })).toMatchObject({
    code: 'import_under_way',
  })
  expect(await listed()).toEqual([])
})

test('of two simultaneous starts of an import, one runs, and a crashed step can restart', async () => {
  const { import: one } = await compared(toCsv(TEE))
  const start = () => shop.call('POST /api/staff/import/start', { id: one.id }, { token })
  const answers = await Promise.all([start(), start()])
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
  await ended(one.id)
  const undo = () => shop.call('POST /api/staff/import/undo', { id: one.id }, { token })
  await shop.db.update(productImports).set({ status: 'undoing', touchedAt: shop.clock.now() })
  expect(await undo()).toMatchObject({ code: 'import_under_way' })
  const lost = new Date(shop.clock.now().getTime() - 61_000)
  await shop.db.update(productImports).set({ touchedAt: lost })
  expect((await see(one.id)).import.interrupted).toBe(true)
  requireSuccess(await undo())
  expect((await ended(one.id)).import.status).toBe('undone')
  expect(await listed()).toEqual([])
})

test('a scheduled product keeps its time when a file marks it as a draft', async () => {
  await imported(toCsv(TEE))
  const publishAt = new Date(shop.clock.now().getTime() + HOUR)
  await shop.db.update(products).set({ status: 'scheduled', publishAt })
  await imported(
    toCsv(
      TEE.map((row, at) => `${row},${at === 0 ? 'draft' : ''}`),
      `${HEADER},Status`,
    ),
  )
  expect((await loadRows('tee')).product?.status).toBe('scheduled')
})

test('files and unused imports are deleted after a month, and an import can be undone for a year', async () => {
  const unused = await compared(toCsv(['a,Año,Size,One,,,N-1,10,,2']))
  const made = await compared(toCsv(['b,Bufanda,Size,One,,,N-2,10,,2', 'c,Capa,Size,One,,,N-3,x,,2']))
  await begin('start', made.import.id)
  const age = (days: number) =>
    shop.db.update(productImports).set({ touchedAt: new Date(shop.shop.now().getTime() - days * DAY) })
  const listStored = async () =>
    (await shop.db.select().from(productImports)).map(({ id, file }) => [id, file !== null])
  await age(29)
  await forgetImports(shop.shop)
  expect(await listStored()).toHaveLength(2)
  await age(31)
  await forgetImports(shop.shop)
  expect(await listStored()).toEqual([[made.import.id, false]])
  expect((await see(made.import.id)).import).toMatchObject({ status: 'done', headings: [], faulty: 1 })
  expect(await shop.call('GET /api/staff/import/faulty', { id: made.import.id }, { token })).toMatchObject({
    success: false,
  })
  expect(unused.import.status).toBe('checked')
  expect((await begin('undo', made.import.id)).import.status).toBe('undone')
  await age(401)
  await forgetImports(shop.shop)
  expect(await listStored()).toEqual([])
})

test('an undo restores Arabic texts, alt texts and kept columns of colours that the import removed', async () => {
  const { id: first } = (await compared(toCsv(['d,Dune,Color,Sage,,,N-4,10,,2', 'd,,,Coral,,,N-5,10,,2'])))
    .import
  await begin('start', first)
  const [coral] = await shop.db.select().from(variants).where(eq(variants.colorName, 'Coral'))
  const variantId = coral?.id ?? ''
  await shop.db.insert(variantTranslations).values({ variantId, language: 'ar', colorName: 'مرجاني' })
  await shop.db.update(products).set({ altTexts: { '/media/a.00000000.avif': { en: 'On sand' } } })
  await shop.db.update(sizeEntries).set({ importedFields: { 'Cost per item': '4.00' } })
  const all = async () => ({
    products: await shop.db.select().from(products),
    variants: await shop.db.select().from(variants).orderBy(variants.id),
    names: await shop.db.select().from(variantTranslations),
    sizes: await shop.db.select().from(sizeEntries).orderBy(sizeEntries.id),
  })
  const before = await all()
  const { id } = (
    await compared(toCsv(['d,Dune 2,Color,Sage,,,N-4,12,,2,9.00'], `${HEADER},Cost per item`), true)
  ).import
  await begin('start', id)
  expect((await all()).names).toEqual([])
  expect((await all()).sizes).toMatchObject([{ importedFields: { 'Cost per item': '9.00' } }])
  await begin('undo', id)
  expect(await all()).toEqual(before)
})

test.each([
  [
    'WooCommerce',
    'ID,Type,SKU,Name,Published,Regular price,Stock,Categories\n7,simple,CAP,Sun Cap,1,35.50,3,Hats\n8,simple,HAT,Hat,1,ten,1,Hats',
    'Line,Column,Problem\r\n3,Regular price,"""ten"" is not a number."\r\n',
  ],
  [
    "Shopify's JSON",
    '{"products":[{"handle":"cap","title":"Sun Cap","variants":[{"price":"35.50","inventory_quantity":3}]},\n{"handle":"hat","title":"Hat","variants":[{"price":"ten"}]}]}',
    'Line,Column,Problem\r\n2,products[1].variants[0].price,"""ten"" is not a number."\r\n',
  ],
  [
    "Google's feed in XML",
    `<rss><channel>
<item><id>7</id><title>Sun Cap</title><link>https://old.example/cap</link><image_link>https://a.example/1.jpg</image_link>
<price>35.50 AED</price><availability>in_stock</availability><quantity>3</quantity></item>
<item><id>8</id><title>Hat</title><link>https://old.example/hat</link><price>ten</price></item></channel></rss>`,
    'Line,Column,Problem\r\n4,price,"""ten"" is not a number."\r\n',
  ],
])('a file of %s needs no mapping', async (_, file, leftOut) => {
  const { import: one } = await imported(file)
  expect(one).toMatchObject({ status: 'done', columns: [], added: 1, faulty: 1 })
  expect(await named('Sun Cap')).toMatchObject({ price: 35.5, variants: [{ stocks: 3 }] })
  const { csv } = requireSuccess(await shop.call('GET /api/staff/import/faulty', { id: one.id }, { token }))
  expect(csv).toBe(leftOut)
})
