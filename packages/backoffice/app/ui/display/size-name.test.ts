import { expect, test } from 'vitest'
import { sizeName } from '#ui/display/size-name'

// D-16
test('a size is written as on the garment label', () => {
  expect(sizeName('28')).toBe('EU 28')
  expect(sizeName('110')).toBe('110')
  expect(sizeName('One Size')).toBe('One Size')
})
