import { expect, test } from 'vitest'
import { readSelection, selectionQuery } from '#product/choice/selection-query'

test('the address of a product has the selected colour and size, and no query without a selection', () => {
  expect(selectionQuery('Deep Sea', '110')).toBe('?colour=deep-sea&size=110')
  expect(selectionQuery('Deep Sea', null)).toBe('?colour=deep-sea')
  expect(selectionQuery(undefined, 'One Size')).toBe('?size=One+Size')
  expect(selectionQuery(undefined, null)).toBe('')
})

test('the selection is read from an address', () => {
  expect(readSelection('?colour=deep-sea&size=One+Size')).toEqual({ colour: 'deep-sea', size: 'One Size' })
  expect(readSelection('?utm=1')).toEqual({ colour: '', size: '' })
})
