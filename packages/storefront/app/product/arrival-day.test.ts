import { describe, expect, it } from 'vitest'
import { arrivalDay } from '#product/arrival-day'

describe('the estimated delivery day (PROD-16, D-60)', () => {
  it('is tomorrow in Dubai, in any time zone of the server', () => {
    expect(arrivalDay(new Date('2026-11-21T10:00:00Z'), 'en-GB')).toBe('Sunday, 22 November')
    expect(arrivalDay(new Date('2026-11-21T19:59:59Z'), 'en-GB')).toBe('Sunday, 22 November')
    expect(arrivalDay(new Date('2026-11-21T20:00:00Z'), 'en-GB')).toBe('Monday, 23 November')
  })

  it('continues across the end of a year', () => {
    expect(arrivalDay(new Date('2026-12-31T08:00:00Z'), 'en-GB')).toBe('Friday, 1 January')
  })
})
