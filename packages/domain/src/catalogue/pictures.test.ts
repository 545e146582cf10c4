import { expect, test } from 'vitest'
import {
  derivedPicture,
  isMasterAddress,
  openGraphImage,
  pictureAddress,
  pictureSrcset,
  readPictureAddress,
} from '#catalogue/pictures'

const master = '/media/dune-tee-coral-1.1a2b3c4d.avif'

test('the address of a picture names its widths', () => {
  expect(derivedPicture(master, 400, 'webp')).toBe('/media/dune-tee-coral-1.1a2b3c4d-400.webp')
  expect(pictureSrcset(master, 'avif')).toBe(
    '/media/dune-tee-coral-1.1a2b3c4d-160.avif 160w, ' +
      '/media/dune-tee-coral-1.1a2b3c4d-400.avif 400w, /media/dune-tee-coral-1.1a2b3c4d-800.avif 800w',
  )
})

test('a picture has one more address, for previews of links', () => {
  expect(openGraphImage(master)).toBe('/media/dune-tee-coral-1.1a2b3c4d.jpg')
  expect(openGraphImage('/pictures/placeholder.avif')).toBeNull()
})

test('products have masters alone', () => {
  expect(isMasterAddress(master)).toBe(true)
  for (const other of [derivedPicture(master, 800, 'avif'), openGraphImage(master) ?? '', '/media/tee.avif'])
    expect([other, isMasterAddress(other)]).toEqual([other, false])
})

test('an address that is read and written again is the same', () => {
  const others = [derivedPicture(master, 160, 'avif'), derivedPicture(master, 800, 'webp')]
  for (const address of [master, ...others, openGraphImage(master) ?? '']) {
    const picture = readPictureAddress(address)
    expect(picture && pictureAddress(picture)).toBe(address)
  }
})

test.each([
  '/pictures/placeholder.avif',
  '/media/../secret.1a2b3c4d.avif',
  '/media/a/b.1a2b3c4d.avif',
  '/media/tee.1a2b3c4d-500.avif',
  '/media/tee.1a2b3c4d.webp',
  '/media/tee.1a2b3c4d-800.jpg',
  '/media/tee.1a2b3c4.avif',
  '/media/tee.1a2b3c4d.avif/..',
  '/media/%2e%2e.1a2b3c4d.avif',
])('%s is no picture of the catalogue and has no other widths', (address) => {
  expect(readPictureAddress(address)).toBeNull()
  expect(derivedPicture(address, 400, 'avif')).toBe(address)
  expect(pictureSrcset(address, 'avif')).toBeUndefined()
})
