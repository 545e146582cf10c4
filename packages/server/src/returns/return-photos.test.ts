import { HOUR } from '@little-dunes/domain/durations'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedOrderPath } from '#orders/showing/order-link'
import { returnPhotos, returns } from '#returns/return-tables'
import { deleteUnusedReturnPhotos } from '#returns/upload-photo'
import { shopSettings } from '#settings/settings-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.update(shopSettings).set({ photoOfDamage: false, deliveryPlan: null })
})

const anOrderOfTees = async () =>
  aDeliveredOrder(shop, anOrder([aLine(await aProduct(shop.shop), { quantity: 2 })], 200))
type Delivered = Awaited<ReturnType<typeof anOrderOfTees>>

const aPicture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#2F7C86' } })
    .withExif({ IFD0: { Artist: 'Somebody at home' } })
    .jpeg()
    .toBuffer()
const upload = async (order: Pick<Delivered, 'token' | 'number'>, bytes?: Buffer<ArrayBuffer>) =>
  shop.call(
    'POST /api/return/photo',
    { number: order.number, file: bytes ?? (await aPicture()) },
    { token: order.token },
  )
const ask = ({ token, number }: Pick<Delivered, 'token' | 'number'>, overrides: object = {}) =>
  shop.call(
    'POST /api/return/request',
    { number, resolution: 'refund', lines: [{ position: 0, quantity: 1, reason: 'damaged' }], ...overrides },
    { token },
  )
const loadPhotos = (order: Pick<Delivered, 'token' | 'number'>, returnNumber: string) =>
  shop.call('POST /api/return/photos', { number: order.number, returnNumber }, { token: order.token })

test('pictures are re-encoded without metadata, and visible only to the customer and staff', async () => {
  const order = await anOrderOfTees()
  const photo = requireSuccess(await upload(order, await aPicture(3000, 2000))).photo
  const asked = requireSuccess(await ask(order, { photos: [photo] })).return
  expect(asked.photos).toBe(1)
  const [shown] = requireSuccess(await loadPhotos(order, asked.number)).photos
  const { format, width, height, exif } = await sharp(Buffer.from(shown ?? '', 'base64')).metadata()
  expect([format, width, height, exif]).toEqual(['webp', 1400, 933, undefined])
  const [row] = await shop.db.select({ id: returns.id }).from(returns).limit(1)
  const returnId = row?.id ?? ''
  const packer = await aMember(shop.shop, 'packer')
  const seen = await shop.call('GET /api/staff/return/photos', { returnId }, { token: packer.token })
  expect(requireSuccess(seen).photos).toEqual([shown])
  const { data } = requireSuccess(await shop.call('POST /api/user/data', {}, { token: order.token }))
  expect(data.returns.map(({ photos }) => photos)).toEqual([[shown]])
  const stranger = await anOrderOfTees()
  expect(await loadPhotos({ ...order, token: stranger.token }, asked.number)).toMatchObject({
    code: 'order_not_found',
  })
  expect(await loadPhotos(stranger, asked.number)).toMatchObject({ code: 'return_not_found' })
})

test('a visitor with the email link uploads and sees pictures', async () => {
  const order = await anOrderOfTees()
  const path = await signedOrderPath(shop.shop, order.number)
  const key = new URLSearchParams(path.split('#')[1]).get('key') ?? ''
  const file = await aPicture()
  const { number } = order
  const { photo } = requireSuccess(await shop.call('POST /api/return/photo-linked', { number, key, file }))
  const lines = [{ position: 0, quantity: 1, reason: 'damaged' as const }]
  const returnInput = { number, key, resolution: 'refund' as const, lines, photos: [photo] }
  const asked = requireSuccess(await shop.call('POST /api/return/request-linked', returnInput)).return
  const linked = { number, key, returnNumber: asked.number }
  expect(requireSuccess(await shop.call('POST /api/return/photos-linked', linked)).photos).toHaveLength(1)
  expect(await shop.call('POST /api/return/photos-linked', { ...linked, key: 'a.b' })).toMatchObject({
    code: 'link_ended',
  })
})

test('invalid files, pictures of another order, used pictures and deleted ones are refused', async () => {
  const [order, other] = [await anOrderOfTees(), await anOrderOfTees()]
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('no picture'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ])
    expect(await upload(order, bytes)).toMatchObject({ code: 'picture_refused' })
  const foreign = requireSuccess(await upload(other)).photo
  for (const photos of [[foreign], ['no-id'], ['00000000-0000-7000-8000-00000000ffff']])
    expect(await ask(order, { photos })).toMatchObject({ code: 'photo_gone' })
  const uploadedPhoto = requireSuccess(await upload(order)).photo
  requireSuccess(await ask(order, { photos: [uploadedPhoto] }))
  expect(await ask(order, { photos: [uploadedPhoto] })).toMatchObject({ code: 'photo_gone' })
  const refused = await shop.db.select().from(returns)
  expect(refused.filter(({ orderId }) => orderId === order.orderId)).toHaveLength(1)
})

test('an order has up to a dozen unused pictures, and they are deleted after a day', async () => {
  const order = await anOrderOfTees()
  const photo = { orderId: order.orderId, at: shop.clock.now(), content: Buffer.from('drawn') }
  const unused = Array.from({ length: 11 }, () => ({ ...photo, id: shop.shop.newId() }))
  await shop.db.insert(returnPhotos).values(unused)
  requireSuccess(await upload(order, await aPicture(40, 40)))
  expect(await upload(order)).toMatchObject({ code: 'too_many_requests' })
  shop.clock.moveBy(25 * HOUR)
  await deleteUnusedReturnPhotos(shop.shop)
  const left = await shop.db.select({ returnId: returnPhotos.returnId }).from(returnPhotos)
  expect(left.every(({ returnId }) => returnId !== null)).toBe(true)
})

test('a damage claim needs a picture if the shop requires one', async () => {
  await shop.db.update(shopSettings).set({ photoOfDamage: true })
  const order = await anOrderOfTees()
  const page = requireSuccess(
    await shop.call('POST /api/return/show', { number: order.number }, { token: order.token }),
  )
  expect(page.needsPhotoOfDamage).toBe(true)
  expect(await ask(order)).toMatchObject({ code: 'photo_required' })
  requireSuccess(await ask(order, { lines: [{ position: 0, quantity: 1, reason: 'too_small' }] }))
  requireSuccess(await ask(order, { photos: [requireSuccess(await upload(order)).photo] }))
})

test('the pickup day is one of the offered days, and visible to customer and staff', async () => {
  const order = await anOrderOfTees()
  const { token } = order
  const show = async () =>
    requireSuccess(await shop.call('POST /api/return/show', { number: order.number }, { token }))
  const { pickupDays } = await show()
  expect(pickupDays).toHaveLength(6)
  const [day = ''] = pickupDays
  for (const wrong of ['2020-01-01', 'soon'])
    expect(await ask(order, { pickup: { day: wrong, window: 'morning' } })).toMatchObject({
      code: 'pickup_day_gone',
    })
  const pickup = { day, window: 'evening' as const }
  requireSuccess(await ask(order, { pickup }))
  expect((await show()).returns).toMatchObject([{ pickup }])
  const { token: packer } = await aMember(shop.shop, 'packer')
  const listed = requireSuccess(
    await shop.call('GET /api/staff/returns', { view: 'open' }, { token: packer }),
  )
  expect(listed.returns.find(({ orderId }) => orderId === order.orderId)).toMatchObject({ pickup })
})
