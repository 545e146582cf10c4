import { expect, it } from 'vitest'
import { rootCauseOf } from '#platform/root-cause-of'

it('the root cause of a failure is one line', () => {
  const cause = new Error('Connection terminated\n    at somewhere')
  expect(rootCauseOf(new Error('Failed query: select …\nparams:', { cause }))).toBe('Connection terminated')
  expect(rootCauseOf(new TypeError())).toBe('TypeError')
  expect(rootCauseOf('no reason')).toBe('no reason')
})
