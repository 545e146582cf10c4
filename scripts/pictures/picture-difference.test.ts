import { expect, test } from 'vitest'
import { findDifference, type Picture } from './picture-difference.ts'

const WHITE = [255, 255, 255, 255]
const RED = [200, 30, 30, 255]

/** A white picture with red pixels at these places. */
function picture(width: number, height: number, ...red: [x: number, y: number][]): Picture {
  const data = new Uint8Array(Array.from({ length: width * height }, () => WHITE).flat())
  for (const [x, y] of red) data.set(RED, (y * width + x) * 4)
  return { data, width, height }
}

test('equal pictures have no difference', () => {
  expect(findDifference(picture(9, 7, [3, 3]), picture(9, 7, [3, 3]))).toBeNull()
})

test('different pixels are counted, with their bounding box', () => {
  const difference = findDifference(picture(9, 7), picture(9, 7, [2, 1], [5, 6]))
  expect(difference?.pixels).toBe(2)
  expect(difference?.box).toEqual({ left: 2, top: 1, right: 5, bottom: 6 })
})

test('a small change of shade in a wide area is a difference', () => {
  const shade = picture(9, 7)
  for (let at = 0; at < shade.data.length; at += 4) shade.data[at] = 240
  expect(findDifference(picture(9, 7), shade)?.pixels).toBe(63)
})

test('a larger picture differs in the added area', () => {
  const difference = findDifference(picture(4, 3), picture(4, 5))
  expect(difference?.pixels).toBe(8)
  expect(difference?.box).toEqual({ left: 0, top: 3, right: 3, bottom: 4 })
})
