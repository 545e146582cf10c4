import { expect, test } from 'vitest'
import { movedFocus } from '#products/product/pictures/moved-focus'

test('arrow keys move the focal point from the centre, and Shift moves it further', () => {
  expect(movedFocus(null, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 })
  expect(movedFocus({ x: 0.2, y: 0.2 }, 'ArrowDown', true)).toEqual({ x: 0.2, y: 0.3 })
})

test('the focal point stays on the image', () => {
  expect(movedFocus({ x: 0.95, y: 0 }, 'ArrowRight', true)).toEqual({ x: 1, y: 0 })
  expect(movedFocus({ x: 0, y: 0 }, 'ArrowUp', false)).toEqual({ x: 0, y: 0 })
})

test('other keys are ignored', () => expect(movedFocus(null, 'Tab', false)).toBeNull())
