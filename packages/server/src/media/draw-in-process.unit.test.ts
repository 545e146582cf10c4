import { MINUTE } from '@little-dunes/domain/durations'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { drawInProcess } from '#media/draw-in-process'

let picture: Buffer

beforeAll(async () => {
  const background = '#2F7C86'
  picture = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background } })
    .png()
    .toBuffer()
})

const GENEROUS = { megabytes: 1_000, milliseconds: MINUTE }

test('draws a picture within its limits', async () => {
  const drawn = await drawInProcess('private', picture, [], GENEROUS)
  expect(await sharp(drawn ?? Buffer.alloc(0)).metadata()).toMatchObject({
    format: 'webp',
    width: 1_400,
    height: 1_050,
  })
})

test('reports an unwritable folder as an error of the folder, not of the picture', async () => {
  const folder = '/dev/null/no-folder'
  await expect(drawInProcess('product', picture, [folder, 'hat'])).rejects.toThrow('data folder')
})

test.each([
  ['more memory', { megabytes: 20 }],
  ['longer', { milliseconds: 1 }],
])('stops a drawing that takes %s than allowed, without a picture', async (_, limit) => {
  expect(await drawInProcess('private', picture, [], { ...GENEROUS, ...limit })).toBeNull()
})
