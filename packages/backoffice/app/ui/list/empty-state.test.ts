import { expect, test } from 'vitest'
import { allowedActions } from '#ui/list/empty-state.tsx'

const ADD = { text: 'Add product', act: '/products?add', permission: 'products:write' } as const
const CLEAR = { text: 'Clear filters', act: '/products' }

test('an empty list offers only the actions that the role allows', () => {
  expect(allowedActions([ADD, CLEAR], ['products:read'])).toEqual([CLEAR])
  expect(allowedActions([ADD, CLEAR], ['products:read', 'products:write'])).toEqual([ADD, CLEAR])
})
