import { mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import { DAY, HOUR } from '@little-dunes/domain/durations'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawPicture } from '#media/draw-picture'
import { mediaFolder } from '#media/picture-files'
import { PICTURE_JOBS } from '#media/staff/unsaved-pictures'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { beginUpload, getUploadId, sendPart, uploadPicture } from '#testing/products/upload-picture'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let folder: string
let token: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unsaved-'))
  shop = await startTestShop({ dataFolder: folder })
})
// Sessions expire as the clock advances.
const signIn = async () => {
  token = (await aMember(shop.shop, 'manager')).token
}
beforeEach(signIn)
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const files = () => readdir(mediaFolder(folder))
const isThere = async (address: string) => (await files()).includes(path.posix.basename(address))

/** A picture drawn at the time of the shop's clock. Each colour gives another picture. */
async function upload(name: string, colour: string, width = 1600): Promise<string> {
  const create = { width, height: 1000, channels: 3, background: colour } as const
  const { address } = requireSuccess(
    await uploadPicture(shop, token, `${name}.png`, await sharp({ create }).png().toBuffer()),
  )
  for (const file of await files())
    if (file.startsWith(name))
      await utimes(path.join(mediaFolder(folder), file), shop.clock.now(), shop.clock.now())
  return address
}

const save = (productId: string, field: string, from: unknown, to: unknown) =>
  shop.call('POST /api/staff/product/save', { productId, changes: [{ field, from, to }] }, { token })

async function clean(): Promise<void> {
  for (const { run } of PICTURE_JOBS) await run(shop.shop, true)
}

test('an unsaved picture is deleted after a day with its derived files, and a saved one stays', async () => {
  const { id } = await aProduct(shop.shop)
  const [unsaved, saved, removed] = [
    await upload('unsaved', '#a01010'),
    await upload('saved', '#10a010'),
    await upload('removed', '#1010a0'),
  ]
  for (const address of [unsaved, saved]) await drawPicture(folder, derivedPicture(address, 160, 'webp'))
  requireSuccess(await save(id, 'image', [], [saved, removed]))
  requireSuccess(await save(id, 'image', [saved, removed], [saved]))
  shop.clock.moveBy(DAY - HOUR)
  await clean()
  expect(await isThere(unsaved)).toBe(true)
  shop.clock.moveBy(2 * HOUR)
  await clean()
  expect((await files()).filter((file) => file.startsWith('unsaved'))).toEqual([])
  expect([await isThere(saved), await isThere(removed)]).toEqual([true, true])
  shop.clock.moveBy(30 * DAY)
  await clean()
  expect([await isThere(saved), await isThere(removed)]).toEqual([true, true])
  await signIn()
  expect(await save(id, 'image', [saved], [saved, unsaved])).toMatchObject({
    code: 'invalid_form',
    fields: { image: 'picture' },
  })
})

test('a picture of a page is in use from its first version', async () => {
  const contentPicture = async (name: string, colour: string) => {
    const create = { width: 1600, height: 700, channels: 3, background: colour } as const
    const bytes = await sharp({ create }).png().toBuffer()
    const url = await beginUpload(shop, token, `${name}.png`, bytes.length)
    await sendPart(shop, token, url, 0, bytes)
    const input = { upload: getUploadId(url) }
    return requireSuccess(await shop.call('POST /api/staff/content/picture', input, { token })).address
  }
  const shown = await contentPicture('shown', '#a0a010')
  const forgotten = await contentPicture('forgotten', '#10a0a0')
  const publish = (from: string, to: string) =>
    shop.call(
      'POST /api/staff/content/publish',
      { name: 'hero', changes: { image1: { from, to } }, startsAt: null, endsAt: null },
      { token },
    )
  requireSuccess(await publish('', shown))
  requireSuccess(await publish(shown, ''))
  for (const file of await files())
    await utimes(path.join(mediaFolder(folder), file), shop.clock.now(), shop.clock.now())
  shop.clock.moveBy(DAY + HOUR)
  await clean()
  expect((await files()).filter((file) => file.startsWith('forgotten'))).toEqual([])
  expect((await files()).filter((file) => file.startsWith('shown'))).toHaveLength(4)
  await signIn()
  expect(await publish('', forgotten)).toMatchObject({ fields: { image1: 'picture' } })
})

test('a source is kept as long as one of its cropped pictures', async () => {
  const { id } = await aProduct(shop.shop)
  const whole = await upload('beach', '#d08020', 2000)
  const focus = { x: 0.9, y: 0.5 }
  const { address: cut } = requireSuccess(
    await shop.call('POST /api/staff/picture/focus', { address: whole, focus }, { token }),
  )
  requireSuccess(await save(id, 'image', [], [cut]))
  shop.clock.moveBy(DAY + HOUR)
  await clean()
  expect([await isThere(whole), await isThere(cut)]).toEqual([false, true])
  await signIn()
  const { source } = requireSuccess(
    await shop.call('GET /api/staff/picture/focus', { address: cut }, { token }),
  )
  expect(source?.width).toBe(2000)
})

test('when saving and removing race, the picture is kept or saving reports it as gone', async () => {
  const products = await Promise.all(Array.from({ length: 6 }, () => aProduct(shop.shop)))
  const pictures: string[] = []
  for (const [place] of products.entries())
    pictures.push(await upload(`race-${place}`, `#${place}0${place}0f0`))
  shop.clock.moveBy(DAY + HOUR)
  await signIn()
  const [, ...answers] = await Promise.all([
    clean(),
    ...products.map(({ id }, place) => save(id, 'image', [], [pictures[place]])),
  ])
  for (const [place, picture] of pictures.entries())
    expect(answers[place]).toMatchObject({ success: await isThere(picture) })
})

test('a picture cannot be saved during its removal, and a picture locked meanwhile is kept', async () => {
  const { id } = await aProduct(shop.shop)
  const [taken, inUse] = [await upload('taken', '#402010'), await upload('held', '#104020')]
  shop.clock.moveBy(DAY + HOUR)
  await signIn()
  const since = new Date(shop.clock.now().getTime() - DAY)
  const remove = (address: string, isUsed: () => Promise<boolean>) =>
    shop.shop.pictures.removeUnlessUsed(address, since, isUsed)
  expect(
    await remove(taken, async () => {
      expect(await save(id, 'image', [], [taken])).toMatchObject({ fields: { image: 'picture' } })
      return false
    }),
  ).toBe(true)
  expect(await shop.shop.pictures.hold(inUse)).toBe(true)
  expect(await remove(inUse, async () => false)).toBe(false)
  expect([await isThere(taken), await isThere(inUse)]).toEqual([false, true])
})

test('a picture of an interrupted removal comes back', async () => {
  const { id } = await aProduct(shop.shop)
  const picture = await upload('halfway', '#803080')
  requireSuccess(await save(id, 'image', [], [picture]))
  const file = path.join(mediaFolder(folder), path.posix.basename(picture))
  await rename(file, `${file}.removing`)
  await clean()
  expect(await isThere(picture)).toBe(true)
})
