import { expect, test } from 'vitest'
import { readPictureAddress } from '#catalogue/pictures'
import { readSourceAddress, sourceAddress } from '#catalogue/pictures/source-address'

const address = '/media/beach-day.1a2b3c4d.webp'

test('the address of a source is read and written, and is none of a product’s picture', () => {
  expect(readSourceAddress(address)).toEqual({ name: 'beach-day', hash: '1a2b3c4d' })
  expect(sourceAddress({ name: 'beach-day', hash: '1a2b3c4d' })).toBe(address)
  expect(readPictureAddress(address)).toBeNull()
})

test.each([
  '/media/beach-day.1a2b3c4d.avif',
  '/media/beach-day.1a2b3c4d-800.webp',
  '/media/../secret.1a2b3c4d.webp',
  '/media/a/b.1a2b3c4d.webp',
  '/pictures/beach-day.1a2b3c4d.webp',
])('%s is no source', (other) => expect(readSourceAddress(other)).toBeNull())
