import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AttemptCount,
  SIGN_IN_WAITS,
  SIGN_UP_WAITS,
  waitLeft,
  withAttempt,
} from '#accounts/attempt-waits'
import { HOUR } from '#durations'

const START = Date.parse('2026-06-10T08:00:00Z')
const at = (milliseconds: number) => new Date(START + milliseconds)
const RULES = [...Object.values(SIGN_IN_WAITS), ...Object.values(SIGN_UP_WAITS)]

/** Attempts at the same moment, as a guessing program makes them. */
function counted(attempts: number, rule = SIGN_IN_WAITS.pair): AttemptCount {
  let count: AttemptCount | undefined
  for (let n = 0; n < attempts; n++) count = withAttempt(count, rule, at(0))
  if (!count) throw new Error('No attempt was counted')
  return count
}

test('the first attempts are free, then the wait doubles from one second to the maximum', () => {
  const seconds = [1, 4, 5, 6, 7, 10, 40].map((n) => waitLeft(counted(n), SIGN_IN_WAITS.pair, at(0)) / 1000)
  expect(seconds).toEqual([0, 0, 1, 2, 4, 32, 900])
})

test('a wait expires, and attempts are forgotten one by one', () => {
  expect(waitLeft(counted(6), SIGN_IN_WAITS.pair, at(1500))).toBe(500)
  expect(waitLeft(counted(6), SIGN_IN_WAITS.pair, at(2000))).toBe(0)
  const later = withAttempt(counted(6), SIGN_IN_WAITS.pair, at(3 * SIGN_IN_WAITS.pair.forgetOneAfter))
  expect(later.count).toBe(4)
})

test('a clock set back by an hour locks no account', () => {
  expect(waitLeft(counted(40), SIGN_IN_WAITS.pair, at(-HOUR))).toBe(0)
})

test('sixty sign-ups in ten minutes from one address never wait', () => {
  let count: AttemptCount | undefined
  for (let n = 0; n < 60; n++) {
    if (count) expect(waitLeft(count, SIGN_UP_WAITS.network, at(n * 10_000))).toBe(0)
    count = withAttempt(count, SIGN_UP_WAITS.network, at(n * 10_000))
  }
})

test('constant retries make at most one attempt per forgotten attempt, plus the free ones', () => {
  for (const rule of RULES) {
    let count: AttemptCount | undefined
    let [now, attempts] = [0, 0]
    while (now < HOUR) {
      count = withAttempt(count, rule, at(now))
      attempts += 1
      now += Math.max(1, waitLeft(count, rule, at(now)))
    }
    const doublings = Math.ceil(Math.log2(rule.longestWait / 1000)) + 1
    expect(attempts).toBeLessThanOrEqual(
      rule.free + doublings + HOUR / Math.min(rule.forgetOneAfter, rule.longestWait),
    )
  }
})

test('a wait is never negative, never above the maximum, and never grows over time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...RULES),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 0, max: 1e9 }),
      (rule, count, moment, more) => {
        const state = { count, countedAt: at(0) }
        const wait = waitLeft(state, rule, at(Math.abs(moment)))
        expect(wait).toBeGreaterThanOrEqual(0)
        expect(wait).toBeLessThanOrEqual(rule.longestWait)
        expect(waitLeft(state, rule, at(moment))).toBeLessThanOrEqual(rule.longestWait)
        expect(waitLeft(state, rule, at(Math.abs(moment) + more))).toBeLessThanOrEqual(wait)
      },
    ),
  )
})
