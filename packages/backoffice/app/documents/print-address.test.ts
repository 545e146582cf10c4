import { expect, test } from 'vitest'
import { printAddress, readPrintAddress } from '#documents/print-address'

test('the URL of a document contains its type and its orders in order', () => {
  const address = printAddress('label', ['b', 'a'])
  expect(address).toBe('/print?paper=label&order=b&order=a')
  expect(readPrintAddress(new URLSearchParams(address.split('?')[1]))).toEqual({
    paper: 'label',
    orderIds: ['b', 'a'],
  })
})

test('an unknown document type is a packing slip', () => {
  expect(readPrintAddress(new URLSearchParams('paper=poster&order=a')).paper).toBe('slip')
})
