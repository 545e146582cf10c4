import { expect, test } from 'vitest'
import { cardSwatches } from '#catalogue/pictures/card-swatches'

const colours = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `#00000${at.toString(16)}`)

test('up to four colours get one dot each', () => {
  expect(cardSwatches([])).toEqual({ swatches: [], more: 0 })
  expect(cardSwatches(colours(4))).toEqual({ swatches: colours(4), more: 0 })
})

test('more than four colours get three dots and a count of the others', () => {
  expect(cardSwatches(colours(5))).toEqual({ swatches: colours(3), more: 2 })
  expect(cardSwatches(colours(12))).toEqual({ swatches: colours(3), more: 9 })
})

test('colours with the same dot share it', () => {
  expect(cardSwatches(['#ffffff', '#ffffff', '#000000'])).toEqual({
    swatches: ['#ffffff', '#000000'],
    more: 1,
  })
})
