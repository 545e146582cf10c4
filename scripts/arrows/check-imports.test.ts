import { expect, test } from 'vitest'
import { findViolations } from './import-rules.ts'

const violationsIn = (tree: Record<string, string>) => findViolations(new Map(Object.entries(tree)))

/** Not a literal, because this file is checked as well. */
const lazily = (name: string) => `const later = await import${`('${name}')`}`

test('a tree with only downward imports passes', () => {
  const tree = {
    'packages/domain/src/money.ts': 'export const fils = 1',
    'packages/domain/src/contract/calls.ts': "import { z } from 'zod'\nimport { fils } from '#money'",
    'packages/server/src/shop.ts': "import type { Money } from '@little-dunes/domain/money'",
    'packages/server/src/orders/placing/place-cash-order.ts':
      "import { shop } from '#shop'\nimport pg from 'pg'",
    'packages/server/src/stock/order-stock.ts': "import { orders } from '#orders/store/order-tables'",
    'packages/server/src/orders/store/order-tables.ts': '',
    'packages/server/src/orders/placing/place-cash-order.test.ts': "import { aShop } from '#testing/a-shop'",
    'packages/server/src/testing/a-shop.ts': "import { main } from '#main'",
    'packages/server/src/main.ts': "import { place } from '#orders/placing/place-cash-order'",
    'packages/storefront/app/home/home.tsx': "import { Button } from '#ui/button.tsx'\nimport './home.css'",
    'packages/storefront/app/ui/button.tsx': 'export const Button = 1',
    'e2e/buy.journey.ts': "import type { Money } from '@little-dunes/domain/money'",
  }
  expect(violationsIn(tree)).toEqual([])
})

test.each([
  [
    'a lower folder of the server',
    'packages/server/src/catalogue/list.ts',
    "import { place } from '#orders/placing/place-cash-order'",
    'packages/server/src/orders/placing/place-cash-order.ts',
  ],
  [
    'a lower sub-folder',
    'packages/server/src/orders/payment/start.ts',
    "import { place } from '#orders/placing/place-cash-order'",
    'packages/server/src/orders/placing/place-cash-order.ts',
  ],
  [
    'a folder below a part of its neighbour',
    'packages/server/src/stock/order-stock.ts',
    "import { refund } from '#orders/refunds/refund'",
    'packages/server/src/orders/refunds/refund.ts',
  ],
  [
    'a single file with a line of its own',
    'packages/server/src/payments/provider.ts',
    "import { shop } from '#shop'",
    'packages/server/src/shop.ts',
  ],
  [
    'a folder of the same line',
    'packages/server/src/cart/add.ts',
    "import { wish } from '#wishlist/add'",
    'packages/server/src/wishlist/add.ts',
  ],
  [
    'a lower folder of the pages',
    'packages/storefront/app/ui/button.tsx',
    "import { cart } from '#cart/cart-store'",
    'packages/storefront/app/cart/cart-store.ts',
  ],
  [
    'a lower sub-folder of the pages',
    'packages/storefront/app/checkout/order/pay-by-card.ts',
    "import { form } from '#checkout/payment/payment-form.tsx'",
    'packages/storefront/app/checkout/payment/payment-form.tsx',
  ],
  [
    'a fixture of the journeys',
    'e2e/fixtures/cart.ts',
    "import { buy } from '../journeys/cart/buy.journey.ts'",
    'e2e/journeys/cart/buy.journey.ts',
  ],
  [
    'a lower folder of the stand-in for Stripe',
    'packages/stripe-sandbox/src/state/store.ts',
    "import { charge } from '#payments/charge-intent'",
    'packages/stripe-sandbox/src/payments/charge-intent.ts',
  ],
  [
    'the pages',
    'packages/storefront/app/root.tsx',
    "import { shop } from '@little-dunes/server/shop'",
    'packages/server/src/shop.ts',
  ],
  [
    'the domain',
    'packages/domain/src/money.ts',
    "import { shop } from '@little-dunes/server/shop'",
    'packages/server/src/shop.ts',
  ],
  [
    'a rule',
    'packages/domain/src/money.ts',
    "export { calls } from '#contract/calls'",
    'packages/domain/src/contract/calls.ts',
  ],
  [
    'a journey',
    'e2e/buy.journey.ts',
    "import { shop } from '@little-dunes/server/shop'",
    'packages/server/src/shop.ts',
  ],
  [
    'production code',
    'packages/server/src/main.ts',
    lazily('#testing/a-shop'),
    'packages/server/src/testing/a-shop.ts',
  ],
])('%s may not import upwards', (_who, from, text, to) => {
  expect(violationsIn({ [from]: text, [to]: '' })).toContainEqual(expect.stringContaining(from))
})

test('a multi-line import is found', () => {
  const tree = {
    'packages/server/src/catalogue/list.ts':
      "import {\n  place,\n  cancel,\n} from '#orders/placing/place-cash-order'\n",
    'packages/server/src/orders/placing/place-cash-order.ts': '',
  }
  expect(violationsIn(tree)).toHaveLength(1)
})

test('only routes and the frame of the storefront may import the router', () => {
  const tree = {
    'packages/storefront/app/platform/address/address.ts': "export { useLocation } from 'react-router'",
    'packages/storefront/app/root.tsx': "import { Outlet } from 'react-router'",
    'packages/storefront/app/ui/link.tsx': "import { useNavigate } from 'react-router'",
    'packages/backoffice/app/ui/link.tsx': "import { useNavigate } from 'react-router'",
  }
  expect(violationsIn(tree)).toEqual([
    'packages/storefront/app/ui/link.tsx: import the address from #platform/address/address, not from react-router',
  ])
})

test('a cycle is reported once, with all its files', () => {
  const tree = {
    'packages/server/src/orders/a.ts': "import { b } from '#orders/b'",
    'packages/server/src/orders/b.ts': "import type { c } from '#orders/c'",
    'packages/server/src/orders/c.ts': "import { a } from './a.ts'",
    'packages/server/src/orders/d.ts': "import { a } from '#orders/a'",
  }
  const [a, b, c] = Object.keys(tree)
  expect(violationsIn(tree)).toEqual([`${a} -> ${b} -> ${c} -> ${a}: circular import`])
})

test.each([
  ["import { readFile } from 'node:fs'"],
  ["import { z } from 'zod'"],
  ['export const now = () => Date.now()'],
  ['export const today = () => new Date()'],
  ['export const id = () => Math.random()'],
  ["export const ask = () => fetch('/')"],
])('a rule of the domain may not contain: %s', (text) => {
  expect(violationsIn({ 'packages/domain/src/catalogue/pricing.ts': text })).toHaveLength(1)
})

test('shared tests of the domain may import the same modules as a test', () => {
  const text = "import fc from 'fast-check'"
  expect(violationsIn({ 'packages/domain/src/testing/any-order.ts': text })).toEqual([])
  expect(violationsIn({ 'packages/domain/src/orders/any-order.ts': text })).toEqual([
    'packages/domain/src/orders/any-order.ts: the domain may not import fast-check',
  ])
})

test.each([
  'packages/server/src/cart/index.ts',
  'packages/storefront/app/ui/utils.tsx',
  'scripts/string-helpers.ts',
])('a file may not be called %s', (file) => expect(violationsIn({ [file]: '' })).toHaveLength(1))

test('a journey may use only the types of the domain', () => {
  const tree = (line: string) => ({ 'e2e/buy.journey.ts': line, 'packages/domain/src/money.ts': '' })
  expect(violationsIn(tree("import { fils } from '@little-dunes/domain/money'"))).toHaveLength(1)
  expect(violationsIn(tree("import type { Fils } from '@little-dunes/domain/money'"))).toEqual([])
})

test('a folder has at most 25 files, without counting its sub-folders', () => {
  const files = Array.from({ length: 25 }, (_, number) => `packages/server/src/cart/file-${number}.ts`)
  const tree = (...more: string[]) => Object.fromEntries([...files, ...more].map((file) => [file, '']))
  expect(violationsIn(tree('packages/server/src/cart/lines/a.ts'))).toEqual([])
  for (const more of ['a.ts', 'a.module.css'])
    expect(violationsIn(tree(`packages/server/src/cart/${more}`))).toEqual([
      'packages/server/src/cart: 26 files exceed the maximum of 25. Split the folder.',
    ])
})

test('test-only code is in a testing folder', () => {
  const tree = (place: string) => ({
    [`packages/server/src/${place}.ts`]: '',
    'packages/server/src/cart/add.test.ts': `import { aProduct } from '#${place}'`,
  })
  expect(violationsIn(tree('testing/a-product'))).toEqual([])
  expect(violationsIn(tree('cart/add'))).toEqual([])
  expect(violationsIn(tree('cart/a-product'))).toEqual([
    'packages/server/src/cart/a-product.ts: only tests use this file. Move it to a testing folder.',
  ])
})

test('a product file uses no test double', () => {
  const tree = {
    'packages/embedded-postgres/src/main.ts': "import { aShop } from '#testing/a-shop'",
    'packages/embedded-postgres/src/testing/a-shop.ts': '',
  }
  expect(violationsIn(tree)).toEqual([
    'packages/embedded-postgres/src/main.ts: product code may not import the test double #testing/a-shop',
  ])
})
