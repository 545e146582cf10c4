import { expect, it } from 'vitest'
import { reasonOf } from '#platform/reason-of'

it('the reason of a failure is one line: what it came from', () => {
  const cause = new Error('Connection terminated\n    at somewhere')
  expect(reasonOf(new Error('Failed query: select …\nparams:', { cause }))).toBe('Connection terminated')
  expect(reasonOf(new TypeError())).toBe('TypeError')
  expect(reasonOf('no reason')).toBe('no reason')
})
