import { describe, expect, it } from 'vitest'
import { readCatalogueMessage } from '#catalogue/memory/catalogue-message'

const [shirt, shoe] = ['01900001-0000-7000-8000-000000000001', '01900001-0000-7000-8000-000000000002']

describe('a notification on the catalogue channel', () => {
  it('names the changed products', () => {
    expect(readCatalogueMessage(`products ${shirt} ${shoe}`)).toEqual({
      kind: 'products',
      ids: [shirt, shoe],
    })
  })

  it('names the products sold by a process', () => {
    expect(readCatalogueMessage(`process-1 ${shoe}`)).toEqual({
      kind: 'stock',
      from: 'process-1',
      ids: [shoe],
    })
  })

  it('announces changed pages', () => {
    expect(readCatalogueMessage('pages')).toEqual({ kind: 'pages' })
  })

  it.each(['all', '', 'stock', 'products', 'products x', `products ${shirt} x`, 'pages now'])(
    'announces everything for %j',
    (payload) => {
      expect(readCatalogueMessage(payload)).toEqual({ kind: 'all' })
    },
  )
})
