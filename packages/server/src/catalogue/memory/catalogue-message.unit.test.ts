import { describe, expect, it } from 'vitest'
import { readCatalogueMessage } from '#catalogue/memory/catalogue-message'

const [shirt, shoe] = ['01900001-0000-7000-8000-000000000001', '01900001-0000-7000-8000-000000000002']

describe('a notification on the channel of the catalogue', () => {
  it('names the products that a trigger found changed', () => {
    expect(readCatalogueMessage(`products ${shirt} ${shoe}`)).toEqual({
      kind: 'products',
      ids: [shirt, shoe],
    })
  })

  it('names the process that sold units of products', () => {
    expect(readCatalogueMessage(`process-1 ${shoe}`)).toEqual({
      kind: 'stock',
      from: 'process-1',
      ids: [shoe],
    })
  })

  it('says that only pages changed', () => {
    expect(readCatalogueMessage('pages')).toEqual({ kind: 'pages' })
  })

  it.each(['all', '', 'stock', 'products', 'products x', `products ${shirt} x`, 'pages now'])(
    'means everything when it is %j',
    (payload) => {
      expect(readCatalogueMessage(payload)).toEqual({ kind: 'all' })
    },
  )
})
