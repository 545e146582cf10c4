import { describe, expect, it } from 'vitest'
import { memoryStorage } from '#platform/testing/memory-storage'
import {
  addSeenProduct,
  clearSeenProducts,
  readSeenProducts,
  removeSeenProducts,
} from '#product/recently-seen/seen-products'

const id = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`

describe('recently viewed products', () => {
  it('are unique, newest first, and at most twelve', () => {
    const storage = memoryStorage()
    for (let number = 1; number <= 14; number++) addSeenProduct(storage, id(number))
    addSeenProduct(storage, id(5))
    expect(readSeenProducts(storage)).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3].map(id))
  })

  it.each(['{', '"text"', '{"0":"a"}', '[1,null,"x",{}]', 'null'])(
    'are empty with a stored value of %s, and can be added again',
    (damaged) => {
      const storage = memoryStorage({ RecentlySeen: damaged })
      expect(readSeenProducts(storage)).toEqual([])
      addSeenProduct(storage, id(1))
      expect(readSeenProducts(storage)).toEqual([id(1)])
    },
  )

  it('are stored as ids only', () => {
    const storage = memoryStorage()
    addSeenProduct(storage, id(1))
    expect(storage.all()).toEqual({ RecentlySeen: JSON.stringify([id(1)]) })
  })

  it('can be removed one by one or all at once', () => {
    const storage = memoryStorage({ RecentlySeen: JSON.stringify([id(1), id(2)]) })
    removeSeenProducts(storage, [id(1)])
    expect(readSeenProducts(storage)).toEqual([id(2)])
    clearSeenProducts(storage)
    expect(storage.all()).toEqual({})
  })
})
