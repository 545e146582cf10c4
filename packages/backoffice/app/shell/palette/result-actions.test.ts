import { ROLE_PERMISSIONS } from '@little-dunes/domain/accounts/permissions'
import { expect, test } from 'vitest'
import { orderActions, productActions } from '#shell/palette/result-actions'

const getNames = (actions: ReturnType<typeof orderActions>) => actions.map(({ names }) => names[0])

test.each([
  ['Order Placed', 'waiting', ['Pick and scan', 'Print packing slip', 'Print shipping label']],
  ['Packing', 'paid', ['Mark shipped', 'Print packing slip', 'Print shipping label', 'Refund']],
  ['Delivered', 'part_refunded', ['Print packing slip', 'Print shipping label', 'Refund']],
  ['Pending Payment', 'waiting', []],
  ['Cancelled', 'refunded', []],
] as const)('an order with status %s and payment %s offers its next actions', (status, money, names) => {
  expect(getNames(orderActions({ id: 'x', status, money }, ROLE_PERMISSIONS.owner))).toEqual(names)
})

test('a role is offered only its permitted actions', () => {
  const order = { id: 'x', status: 'Packing', money: 'paid' } as const
  expect(getNames(orderActions(order, ROLE_PERMISSIONS.packer))).not.toContain('Refund')
  expect(orderActions(order, ROLE_PERMISSIONS.viewer)).toEqual([])
})

test('only a published product links to its page', () => {
  const cap = { id: 'p', name: 'Sun Cap', category: 'Unisex', sku: 'LD-1' } as const
  expect(productActions({ ...cap, status: 'published' })).toMatchObject([
    { path: '/products/p#preview' },
    { path: '/inventory?q=LD-1' },
    { path: '/Unisex/sun-cap/p', isOfShop: true },
  ])
  expect(productActions({ ...cap, status: 'draft' })).toHaveLength(2)
})
