import { expect, test } from 'vitest'
import {
  canTransitionReturn,
  getEndStatus,
  isFinishedReturn,
  isVoidReturn,
  mayCancelReturn,
  RETURN_RESOLUTIONS,
  RETURN_STATUSES,
  RETURN_TRANSITIONS,
} from '#orders/returns/return-lifecycle'

const reachable = (from: (typeof RETURN_STATUSES)[number]): Set<string> =>
  new Set(RETURN_TRANSITIONS[from].flatMap((next) => [next, ...reachable(next)]))

test('a return request can reach every status, and every path ends', () => {
  expect([...reachable('requested'), 'requested'].toSorted()).toEqual(RETURN_STATUSES.toSorted())
  expect(RETURN_STATUSES.filter(isFinishedReturn)).toEqual(['refunded', 'exchanged', 'declined', 'cancelled'])
})

test('a return is checked before its refund or exchange', () => {
  const before = RETURN_STATUSES.filter((status) =>
    RETURN_RESOLUTIONS.some((resolution) => canTransitionReturn(status, getEndStatus(resolution))),
  )
  expect(before).toEqual(['checked'])
})

test('a customer can cancel a return until pick-up, and declined and cancelled returns are void', () => {
  expect(RETURN_STATUSES.filter(mayCancelReturn)).toEqual(['requested', 'approved'])
  expect(RETURN_STATUSES.filter(isVoidReturn)).toEqual(['declined', 'cancelled'])
})
