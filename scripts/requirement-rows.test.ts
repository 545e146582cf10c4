import { expect, test } from 'vitest'
import { renderStatus, rowsHeldBy, rowsIn } from './requirement-rows.ts'

test('finds single rows and ranges in every spelling', () => {
  expect(rowsIn('CART-05, VAL-30..32 and STATE-17 to STATE-19')).toEqual([
    'CART-05',
    'VAL-30',
    'VAL-31',
    'VAL-32',
    'STATE-17',
    'STATE-18',
    'STATE-19',
  ])
})

test('reads ids from a title, from comments right above it and from titles on the next line', () => {
  const source = `
// CART-01
test('lists lines (CART-02)', () => {})

// a remark on CART-09

test(
  'takes one away (CART-03)', () => {})
`
  expect(rowsHeldBy('a.test.ts', source).map(({ row, test }) => `${row} ${test}`)).toEqual([
    'CART-01 lists lines (CART-02)',
    'CART-02 lists lines (CART-02)',
    'CART-03 takes one away (CART-03)',
  ])
})

test('names the rows that no test names', () => {
  const page = renderStatus([{ row: 'WISH-01', file: 'w.test.ts', test: 'lists wishes' }])
  expect(page).toContain('| WISH-01 | lists wishes (`w.test.ts`) |')
  expect(page).toContain('No test of their own: WISH-02, WISH-03, WISH-04.')
})
