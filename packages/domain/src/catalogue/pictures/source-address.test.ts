import { expect, test } from 'vitest'
import { readPictureAddress } from '#catalogue/pictures'
import {
  isSourceAddress,
  readSourceAddress,
  scenePicture,
  sceneSrcset,
  sourceAddress,
} from '#catalogue/pictures/source-address'

const address = '/media/beach-day.1a2b3c4d.webp'

test('a source URL is read and written, and differs from a product image URL', () => {
  expect(readSourceAddress(address)).toEqual({ name: 'beach-day', hash: '1a2b3c4d' })
  expect(sourceAddress({ name: 'beach-day', hash: '1a2b3c4d' })).toBe(address)
  expect(readPictureAddress(address)).toBeNull()
})

test('a source has URLs for several widths', () => {
  const narrow = scenePicture(address, 640)
  expect(narrow).toBe('/media/beach-day.1a2b3c4d-640.webp')
  expect(readSourceAddress(narrow)).toEqual({ name: 'beach-day', hash: '1a2b3c4d', width: 640 })
  expect([isSourceAddress(address), isSourceAddress(narrow)]).toEqual([true, false])
  expect(sceneSrcset(address)).toContain('/media/beach-day.1a2b3c4d-1920.webp 1920w')
})

test.each([
  '/media/beach-day.1a2b3c4d.avif',
  '/media/beach-day.1a2b3c4d-800.webp',
  '/media/../secret.1a2b3c4d.webp',
  '/media/a/b.1a2b3c4d.webp',
  '/pictures/beach-day.1a2b3c4d.webp',
  'https://other.example/media/beach-day.1a2b3c4d.webp',
])('%s is not a source', (other) => {
  expect(readSourceAddress(other)).toBeNull()
})
