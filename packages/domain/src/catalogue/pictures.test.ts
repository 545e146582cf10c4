import { expect, test } from 'vitest'
import {
  derivedPicture,
  emailPicture,
  isMasterAddress,
  openGraphImage,
  pictureAddress,
  pictureSrcset,
  readPictureAddress,
} from '#catalogue/pictures'

const master = '/media/dune-tee-coral-1.1a2b3c4d.avif'

test('image URLs contain the width', () => {
  expect(derivedPicture(master, 400, 'webp')).toBe('/media/dune-tee-coral-1.1a2b3c4d-400.webp')
  expect(pictureSrcset(master, 'avif')).toBe(
    '/media/dune-tee-coral-1.1a2b3c4d-160.avif 160w, ' +
      '/media/dune-tee-coral-1.1a2b3c4d-400.avif 400w, /media/dune-tee-coral-1.1a2b3c4d-800.avif 800w',
  )
})

test('an image has an additional URL for link previews', () => {
  expect(openGraphImage(master)).toBe('/media/dune-tee-coral-1.1a2b3c4d.jpg')
  expect(openGraphImage('/pictures/placeholder.avif')).toBeNull()
})

test('an image has an additional URL for emails', () => {
  expect(emailPicture(master)).toBe('/media/dune-tee-coral-1.1a2b3c4d-160.jpg')
  expect(emailPicture('/pictures/placeholder.avif')).toBeNull()
})

test('only master images belong to products', () => {
  expect(isMasterAddress(master)).toBe(true)
  for (const other of [derivedPicture(master, 800, 'avif'), openGraphImage(master) ?? '', '/media/tee.avif'])
    expect([other, isMasterAddress(other)]).toEqual([other, false])
})

test('reading and writing an image URL returns the same URL', () => {
  const others = [derivedPicture(master, 160, 'avif'), derivedPicture(master, 800, 'webp')]
  for (const address of [master, ...others, openGraphImage(master) ?? '', emailPicture(master) ?? '']) {
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
])('%s is not a catalogue image and has no other widths', (address) => {
  expect(readPictureAddress(address)).toBeNull()
  expect(derivedPicture(address, 400, 'avif')).toBe(address)
  expect(pictureSrcset(address, 'avif')).toBeUndefined()
})
