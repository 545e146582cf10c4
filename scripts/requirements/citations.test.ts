import { expect, test } from 'vitest'
import { citationsIn, renderStatus } from './citations.ts'
import { decisionsIn, idsIn, requirementsIn } from './requirements.ts'
import { unknownIds, unknownIdsIn } from './unknown-ids.ts'

const page = `# Wishlist

| Id | Requirement | Exact text or value | Decisions |
|---|---|---|---|
| WISH-01 | Lists wishes |  |  |
| WISH-02 | Has a button | Remove |  |
| WISH-03 | Is not specified *(information)* |  | D-25 |
`

test('finds single ids and ranges in every spelling', () => {
  expect(idsIn('CART-05, VAL-30..32, D-06 and STATE-17 to STATE-19')).toEqual([
    'CART-05',
    'VAL-30',
    'VAL-31',
    'VAL-32',
    'D-06',
    'STATE-17',
    'STATE-18',
    'STATE-19',
  ])
  expect(idsIn('LD-10, SAND-01, ID-04 and CART-1x')).toEqual([])
})

test('reads requirements with their section, and decisions', () => {
  expect(requirementsIn(page)).toEqual([
    { id: 'WISH-01', section: 'Wishlist', isInformation: false },
    { id: 'WISH-02', section: 'Wishlist', isInformation: false },
    { id: 'WISH-03', section: 'Wishlist', isInformation: true },
  ])
  expect(decisionsIn('# Decisions\n\n- **D-25** Wishlist (see **D-26**)\n')).toEqual(['D-25'])
})

test('reads ids from a title, from comments right above it and from titles on the next line', () => {
  const source = `
// CART-01
test('lists lines (CART-02)', () => {})

// a remark on CART-09

test(
  'takes one away (CART-03)', () => {})
`
  expect(citationsIn('a.test.ts', source).map(({ id, test }) => `${id} ${test}`)).toEqual([
    'CART-01 lists lines (CART-02)',
    'CART-02 lists lines (CART-02)',
    'CART-03 takes one away (CART-03)',
  ])
})

test('lists untested requirements, and does not count information', () => {
  const covered = [
    { id: 'WISH-01', file: 'w.test.ts', test: 'lists wishes' },
    { id: 'WISH-03', file: 'w.test.ts', test: 'says nothing' },
  ]
  const status = renderStatus(requirementsIn(page), covered)
  expect(status).toContain('1 of 2 requirements')
  expect(status).toContain('## Wishlist (1 of 2)')
  expect(status).toContain('| WISH-01 | lists wishes (`w.test.ts`) |')
  expect(status).toContain('No test of their own: WISH-02.')
  expect(status).toContain('Information, not counted: WISH-03.')
})

test('reports an unknown id with its location', () => {
  const known = new Set(['WISH-01', 'WISH-02', 'D-25'])
  expect(unknownIdsIn('a.ts', '// WISH-01 to WISH-03\n// D-99, D-25', known)).toEqual([
    'a.ts:1: WISH-03 is not in docs/requirements',
    'a.ts:2: D-99 is not in docs/requirements',
  ])
})

test('every id in code, tests and docs is in docs/requirements', () => {
  expect(unknownIds()).toEqual([])
})
