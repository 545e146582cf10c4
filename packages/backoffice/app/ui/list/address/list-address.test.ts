import { expect, test } from 'vitest'
import { listAddress } from '#ui/list/address/list-address'

type Query = {
  view: 'open' | 'done' | 'all'
  q?: string
  older?: string
}

const { read, path, cleared } = listAddress<Query>('/returns', {
  choices: { view: { values: ['open', 'done', 'all'], usual: 'open' } },
  names: ['q', 'older'],
})
const readText = (text: string) => read(new URLSearchParams(text))

test('a query has the view, search and page of its address, and a default view', () => {
  expect(readText('')).toEqual({ view: 'open' })
  expect(readText('view=done&q=%20tee%20&older=7&colour=red')).toEqual({ view: 'done', q: 'tee', older: '7' })
  expect(readText('view=gone&q=')).toEqual({ view: 'open' })
})

test('an address leaves out the default view and empty values', () => {
  expect(path({ view: 'open' })).toBe('/returns')
  expect(path({ q: 'a b', view: 'done', older: undefined })).toBe('/returns?view=done&q=a+b')
  expect(path({ q: '' })).toBe('/returns')
})

test('reading and writing an address returns the same address', () => {
  for (const address of ['', 'view=done', 'q=tee', 'view=all&q=tee&older=3'])
    expect(path(readText(address))).toBe(address === '' ? '/returns' : `/returns?${address}`)
})

test('clearing search and filters keeps the view, and a later page is not a filter', () => {
  expect(cleared({ view: 'done', q: 'tee', older: '7' })).toBe('/returns?view=done')
  expect(cleared({ view: 'open', q: 'tee' })).toBe('/returns')
  expect(cleared({ view: 'done', older: '7' })).toBe(null)
})
