import { HOUR } from '@little-dunes/domain/durations'
import { type ReviewPhotoSize, reviewPhotoAddress } from '@little-dunes/domain/reviews/review-photos'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewPhotos } from '#reviews/photos/review-photo-tables'
import { deleteUnusedReviewPhotos } from '#reviews/photos/upload-review-photo'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
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

async function aBuyer() {
  const tee = await aProduct(shop.shop)
  return { tee, ...(await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))) }
}
type Buyer = Pick<Awaited<ReturnType<typeof aBuyer>>, 'tee' | 'token'>

/** Left half red, right half blue, rotated by a quarter like a photo from an upright camera. */
async function aPhoto(width = 3000, height = 2000) {
  const half = { width: width / 2, height, channels: 3 as const }
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, width, background: '#ff0000' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .withExif({ IFD0: { Artist: 'Somebody at home' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

const upload = async ({ tee, token }: Buyer, bytes?: Buffer<ArrayBuffer>) =>
  shop.call(
    'POST /api/product/review/photo',
    { itemId: tee.id, file: bytes ?? (await aPhoto(60, 40)) },
    { token },
  )
const uploaded = async (buyer: Buyer, bytes?: Buffer<ArrayBuffer>) =>
  requireSuccess(await upload(buyer, bytes)).photo
const write = ({ tee, token }: Buyer, photos?: string[]) =>
  shop.call('POST /api/product/review/write', { itemId: tee.id, stars: 5, name: 'Maryam', photos }, { token })
const loadShownPhotos = async ({ tee }: Buyer) =>
  requireSuccess(await shop.call('GET /api/product/reviews', { itemId: tee.id })).reviews[0]?.photos
const see = (id: string, size: ReviewPhotoSize = 'small') =>
  shop.request({ method: 'GET', url: reviewPhotoAddress(id, size) })
const loadStatus = async (id: string) => (await see(id)).statusCode

/** Inserts pictures without an upload, because re-encoding each takes a process. */
async function drawnPhotos({ tee, customer }: Buyer & { customer: { id: string } }, count: number) {
  const photo = { productId: tee.id, userId: customer.id, at: shop.clock.now() }
  const [small, large] = [Buffer.from('small'), Buffer.from('large')]
  const drawn = Array.from({ length: count }, () => ({ ...photo, id: shop.shop.newId(), small, large }))
  await shop.db.insert(reviewPhotos).values(drawn)
  return drawn.map(({ id }) => id)
}

async function aReview(photos = 1) {
  const buyer = await aBuyer()
  const ids: string[] = []
  for (let at = 0; at < photos; at++) ids.push(await uploaded(buyer))
  requireSuccess(await write(buyer, ids))
  const [row] = await shop.db
    .select({ id: reviewPhotos.reviewId })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.id, ids[0] ?? ''))
  return { ...buyer, ids, reviewId: row?.id ?? '' }
}

test('a picture is redrawn upright without metadata, and is visible after its review', async () => {
  const buyer = await aBuyer()
  const id = await uploaded(buyer, await aPhoto())
  expect(await loadStatus(id)).toBe(404)
  requireSuccess(await write(buyer, [id]))
  expect(await loadShownPhotos(buyer)).toEqual([id])
  const { statusCode, headers, rawPayload } = await see(id, 'large')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, max-age=3600',
  ])
  const { width, height, exif, orientation } = await sharp(rawPayload).metadata()
  expect([width, height, exif, orientation]).toEqual([933, 1400, undefined, undefined])
  const { data } = await sharp(rawPayload)
    .extract({ left: 466, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(200)
  const small = await sharp((await see(id)).rawPayload).metadata()
  expect([small.width, small.height]).toEqual([192, 192])
})

test('an invalid picture and a customer without the product are refused', async () => {
  const buyer = await aBuyer()
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('no picture'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ])
    expect(await upload(buyer, bytes)).toMatchObject({ code: 'picture_refused' })
  const flat = { width: 6100, height: 4000, channels: 3 as const, background: '#fff' }
  const huge = await sharp({ create: flat }).png().toBuffer()
  expect(await upload(buyer, huge)).toMatchObject({
    code: 'picture_refused',
    message: expect.stringContaining('24 megapixels'),
  })
  const { token } = await aCustomer(shop.shop)
  expect(await upload({ ...buyer, token })).toMatchObject({ code: 'not_bought' })
})

test('pictures of another customer or product, deleted ones and more than four are refused, and nothing is written', async () => {
  const [buyer, other] = [await aBuyer(), await aBuyer()]
  const foreign = await uploaded(other)
  for (const photos of [[foreign], ['no-id'], [shop.shop.newId()]])
    expect(await write(buyer, photos)).toMatchObject({ code: 'photo_gone' })
  const many = await drawnPhotos(buyer, 5)
  expect(await write(buyer, many)).toMatchObject({ success: false })
  expect(await loadShownPhotos(buyer)).toBeUndefined()
  requireSuccess(await write(other, [foreign]))
  expect(await write(buyer, [foreign])).toMatchObject({ code: 'photo_gone' })
})

test('a new version keeps, sorts and removes pictures, and without the field they stay', async () => {
  const buyer = await aReview(3)
  const [one = '', two = '', three = ''] = buyer.ids
  requireSuccess(await write(buyer, [three, one]))
  expect(await loadShownPhotos(buyer)).toEqual([three, one])
  expect(await loadStatus(two)).toBe(404)
  requireSuccess(await write(buyer))
  expect(await loadShownPhotos(buyer)).toEqual([three, one])
  requireSuccess(await write(buyer, []))
  expect(await loadShownPhotos(buyer)).toEqual([])
  expect(await loadStatus(one)).toBe(404)
})

test('staff see all pictures and hide one, which stays hidden, and a hidden review shows none', async () => {
  const { ids, reviewId, ...buyer } = await aReview(2)
  const [first = '', second = ''] = ids
  const { token } = await aMember(shop.shop, 'manager')
  const packer = await aMember(shop.shop, 'packer')
  const hide = (hidden: boolean, by = token) =>
    shop.call('POST /api/staff/review/hide-photo', { photoId: first, hidden }, { token: by })
  expect(await hide(true, packer.token)).toMatchObject({ code: 'forbidden' })
  requireSuccess(await hide(true))
  expect([await loadShownPhotos(buyer), await loadStatus(first), await loadStatus(second)]).toEqual([
    [second],
    404,
    200,
  ])
  requireSuccess(await write(buyer, [second]))
  const { photos } = requireSuccess(await shop.call('GET /api/staff/review/photos', { reviewId }, { token }))
  expect(photos.map(({ id, hidden }) => [id, hidden])).toEqual([
    [first, true],
    [second, false],
  ])
  const { reviews } = requireSuccess(await shop.call('GET /api/staff/reviews', { view: 'all' }, { token }))
  expect(reviews.find(({ id }) => id === reviewId)?.photos).toEqual(
    photos.map(({ id, hidden }) => ({ id, hidden })),
  )
  const [change] = await shop.db.select().from(staffChanges).where(eq(staffChanges.subjectId, first))
  requireSuccess(await shop.call('POST /api/staff/audit-log/undo', { id: change?.id ?? 0 }, { token }))
  expect(await loadStatus(first)).toBe(200)
  requireSuccess(await shop.call('POST /api/staff/review/hide', { reviewId, hidden: true }, { token }))
  expect(await loadStatus(first)).toBe(404)
})

test('a customer has up to a dozen unused pictures, and they are deleted after a day', async () => {
  const buyer = await aReview()
  await drawnPhotos(buyer, 11)
  await uploaded(buyer)
  expect(await upload(buyer)).toMatchObject({ code: 'too_many_requests' })
  shop.clock.moveBy(25 * HOUR)
  await deleteUnusedReviewPhotos(shop.shop)
  const mine = eq(reviewPhotos.productId, buyer.tee.id)
  expect(await shop.db.select({ id: reviewPhotos.id }).from(reviewPhotos).where(mine)).toEqual([
    { id: buyer.ids[0] },
  ])
})

test('the data export contains pictures, even hidden ones, and erasing deletes them', async () => {
  const { ids, token, customer } = await aReview(2)
  const { data } = requireSuccess(await shop.call('POST /api/user/data', {}, { token }))
  const taken = data.reviews[0]?.photos ?? []
  expect(taken).toHaveLength(2)
  const [first = ''] = ids
  expect(Buffer.from(taken[0] ?? '', 'base64').equals((await see(first, 'large')).rawPayload)).toBe(true)
  const owner = await aMember(shop.shop, 'owner')
  const erased = { customerId: customer.id }
  requireSuccess(await shop.call('POST /api/staff/customer/erase', erased, { token: owner.token }))
  const left = await shop.db.select().from(reviewPhotos).where(eq(reviewPhotos.userId, customer.id))
  expect(left).toEqual([])
})
