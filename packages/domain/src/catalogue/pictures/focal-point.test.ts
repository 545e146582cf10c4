import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropAround, cropPosition, hasPictureRatio, PICTURE_RATIO } from '#catalogue/pictures/focal-point'

const pixels = fc.integer({ min: 10, max: 5000 })
const part = fc.double({ min: 0, max: 1, noNaN: true })
const picture = fc.record({ width: pixels, height: pixels })
const focus = fc.record({ x: part, y: part })

test('a crop lies inside the image, touches two of its edges and has the ratio of the cards', () => {
  fc.assert(
    fc.property(picture, focus, (size, at) => {
      const { left, top, width, height } = cropAround(size, at)
      expect([left, top].every((offset) => offset >= 0 && Number.isInteger(offset))).toBe(true)
      expect(left + width).toBeLessThanOrEqual(size.width)
      expect(top + height).toBeLessThanOrEqual(size.height)
      expect(width === size.width || height === size.height).toBe(true)
      expect(Math.abs(width - height * PICTURE_RATIO)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the focal point is inside the crop', () => {
  fc.assert(
    fc.property(picture, focus, (size, at) => {
      const { left, top, width, height } = cropAround(size, at)
      expect(size.width * at.x).toBeGreaterThanOrEqual(left - 1)
      expect(size.width * at.x).toBeLessThanOrEqual(left + width + 1)
      expect(size.height * at.y).toBeGreaterThanOrEqual(top - 1)
      expect(size.height * at.y).toBeLessThanOrEqual(top + height + 1)
    }),
  )
})

test('a wide image is cropped at its sides, a tall one at top and bottom', () => {
  const wide = { width: 2000, height: 1000 }
  expect(cropAround(wide, { x: 0.5, y: 0.5 })).toEqual({ left: 600, top: 0, width: 800, height: 1000 })
  expect(cropAround(wide, { x: 0, y: 0.5 })).toMatchObject({ left: 0 })
  expect(cropAround(wide, { x: 0.9, y: 0.5 })).toMatchObject({ left: 1200 })
  const tall = { width: 800, height: 3000 }
  expect(cropAround(tall, { x: 0.5, y: 0.25 })).toEqual({ left: 0, top: 250, width: 800, height: 1000 })
})

test('the CSS position shows the same part of the image', () => {
  expect(cropPosition({ width: 2000, height: 1000 }, { x: 0.5, y: 0.5 })).toBe('50% 50%')
  expect(cropPosition({ width: 2000, height: 1000 }, { x: 1, y: 0 })).toBe('100% 50%')
  expect(cropPosition({ width: 800, height: 3000 }, { x: 0.5, y: 0.25 })).toBe('50% 12.5%')
})

test('an image in the ratio of the shop needs no crop', () => {
  expect([
    hasPictureRatio({ width: 800, height: 1000 }),
    hasPictureRatio({ width: 1602, height: 2000 }),
  ]).toEqual([true, true])
  expect(hasPictureRatio({ width: 1000, height: 1000 })).toBe(false)
})
