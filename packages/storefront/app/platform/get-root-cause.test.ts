import { expect, it } from 'vitest'
import { getRootCause } from '#platform/get-root-cause'

it('the root cause of a failure is one line', () => {
  const cause = new Error('Connection terminated\n    at somewhere')
  expect(getRootCause(new Error('Failed query: select …\nparams:', { cause }))).toBe('Connection terminated')
  expect(getRootCause(new TypeError())).toBe('TypeError')
  expect(getRootCause('no reason')).toBe('no reason')
})
