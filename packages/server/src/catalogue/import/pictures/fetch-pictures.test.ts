import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { reasonText } from '@little-dunes/domain/messages/import-reasons'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { products, variants } from '#catalogue/catalogue-tables'
import { importProducts } from '#catalogue/import/import-products'
import { PictureRefused, PictureUnreachable } from '#catalogue/import/pictures/fetch-picture'
import { fetchPictures } from '#catalogue/import/pictures/fetch-pictures'
import type { DatabaseConnection } from '#database/database'
import { countingIds } from '#testing/counting-ids'
import { freshDatabase } from '#testing/fresh-database'

const sample = () => createReadStream(fileURLToPath(new URL('../sample-export.csv', import.meta.url)))

let database: DatabaseConnection
beforeEach(async () => {
  database = await freshDatabase()
  const now = () => new Date('2026-06-10T08:00:00Z')
  await importProducts({ db: database.db, newId: countingIds(), now }, sample)
})
afterEach(() => database.close())

/** Stores nothing and returns an address that shows the origin of the picture. */
const keep = async (name: string, bytes: Buffer) => `/media/${name}.${bytes.toString()}`
const lastPart = async (address: string) => Buffer.from(address.split('/').at(-1) ?? '')
const unreachable = async (): Promise<Buffer> => {
  throw new PictureUnreachable('could not be reached (ENOTFOUND)')
}

async function loadPictures(handle: string) {
  const [product] = await database.db.select().from(products).where(eq(products.handle, handle))
  const colours = await database.db
    .select()
    .from(variants)
    .where(eq(variants.productId, product?.id ?? ''))
    .orderBy(variants.position)
  return [product?.image, ...colours.map(({ images }) => images)]
}

test('products and colours get the pictures of the file, in its order', async () => {
  const { saved, failed } = await fetchPictures(database.db, sample, { keep, fetch: lastPart })
  expect({ saved, failed }).toEqual({ saved: 9, failed: [] })
  expect(await loadPictures('caja-de-musica')).toEqual([
    [1, 2, 3].map((n) => `/media/caja-de-musica.music-${n}.jpg`),
    [],
  ])
  const [gold, oat] = ['gold', 'oat'].map((colour) => `/media/sandalias-duna.sand-${colour}.png`)
  expect(await loadPictures('sandalias-duna')).toEqual([[gold, oat], [gold], [oat]])
})

test('a fetched picture gets the alt text of the file', async () => {
  const header = 'Handle,Title,Variant Price,Image Src,Image Alt Text'
  const file = async function* () {
    yield Buffer.from(
      `${header}\ncaja-de-musica,Caja,10,https://pictures.example/a.png,On sand\ncaja-de-musica,,,https://pictures.example/b.png,\n`,
    )
  }
  await fetchPictures(database.db, file, { keep, fetch: lastPart })
  const [box] = await database.db.select().from(products).where(eq(products.handle, 'caja-de-musica'))
  expect(box?.altTexts).toEqual({ '/media/caja-de-musica.a.png': { en: 'On sand' } })
})

test('a second run fetches only missing pictures and keeps the pictures of the shop', async () => {
  const shopImages = ['/media/own.avif']
  await database.db.update(products).set({ image: shopImages }).where(eq(products.handle, 'caja-de-musica'))
  const flaky = async (address: string) => (address.includes('body') ? unreachable() : lastPart(address))
  const first = await fetchPictures(database.db, sample, { keep, fetch: flaky })
  expect(first).toMatchObject({
    saved: 5,
    failed: [{ address: 'https://pictures.example/body.png', reason: 'could not be reached (ENOTFOUND)' }],
  })
  const second = await fetchPictures(database.db, sample, { keep, fetch: lastPart })
  expect(second).toEqual({ saved: 1, failed: [] })
  expect(await loadPictures('caja-de-musica')).toEqual([shopImages, []])
})

test('an unreachable server is skipped after a few attempts, and its products have no pictures', async () => {
  let asked = 0
  const fetch = () => {
    asked += 1
    return unreachable()
  }
  const { saved, failed } = await fetchPictures(database.db, sample, { keep, fetch })
  expect({ saved, failed: failed.length }).toEqual({ saved: 0, failed: 9 })
  expect(asked).toBeLessThanOrEqual(8)
  expect(reasonText(failed.at(-1)?.reason ?? '')).toBe('was skipped: its server does not answer')
  expect(await loadPictures('sandalias-duna')).toEqual([[], [], []])
})

test('missing pictures do not mark their server as unreachable', async () => {
  const fetch = async () => {
    throw new PictureRefused('returned status 404')
  }
  const { failed } = await fetchPictures(database.db, sample, { keep, fetch })
  expect(new Set(failed.map(({ reason }) => reason))).toEqual(new Set(['returned status 404']))
})

test('an unreadable picture is reported, and the other pictures are stored', async () => {
  const choosy = async (name: string, bytes: Buffer) => {
    if (bytes.includes('gold')) throw new PictureRefused('is not a readable image')
    return keep(name, bytes)
  }
  const { saved, failed } = await fetchPictures(database.db, sample, { keep: choosy, fetch: lastPart })
  expect({ saved, failed: failed.length }).toEqual({ saved: 8, failed: 1 })
})

test('a product without picture addresses gets the pictures named after it', async () => {
  const file = async function* () {
    yield Buffer.from('Handle,Title,Variant Price\ncaja-de-musica,Caja,10\n')
  }
  const find = ({ handle }: { handle: string }) => [`${handle}.png`]
  const { saved } = await fetchPictures(database.db, file, { keep, fetch: lastPart, find })
  expect(saved).toBe(1)
  expect((await loadPictures('caja-de-musica'))[0]).toEqual(['/media/caja-de-musica.caja-de-musica.png'])
})
