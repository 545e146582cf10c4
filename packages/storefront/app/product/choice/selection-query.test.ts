import { expect, test } from 'vitest'
import { readSelection, selectionQuery } from '#product/choice/selection-query'

test('colour and size are in the address of a product, and nothing while nothing is chosen', () => {
  expect(selectionQuery('Deep Sea', '110')).toBe('?colour=deep-sea&size=110')
  expect(selectionQuery('Deep Sea', null)).toBe('?colour=deep-sea')
  expect(selectionQuery(undefined, 'One Size')).toBe('?size=One+Size')
  expect(selectionQuery(undefined, null)).toBe('')
})

test('an address is read as it was written', () => {
  expect(readSelection('?colour=deep-sea&size=One+Size')).toEqual({ colour: 'deep-sea', size: 'One Size' })
  expect(readSelection('?utm=1')).toEqual({ colour: '', size: '' })
})
