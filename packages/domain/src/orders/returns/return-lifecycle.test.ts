import { expect, test } from 'vitest'
import {
  canTransitionReturn,
  endOf,
  isFinishedReturn,
  isVoidReturn,
  mayCancelReturn,
  RETURN_RESOLUTIONS,
  RETURN_STATUSES,
  RETURN_TRANSITIONS,
} from '#orders/returns/return-lifecycle'

const reachable = (from: (typeof RETURN_STATUSES)[number]): Set<string> =>
  new Set(RETURN_TRANSITIONS[from].flatMap((next) => [next, ...reachable(next)]))

test('every status of a return is reached from its request, and every way ends', () => {
  expect([...reachable('requested'), 'requested'].toSorted()).toEqual(RETURN_STATUSES.toSorted())
  expect(RETURN_STATUSES.filter(isFinishedReturn)).toEqual(['refunded', 'exchanged', 'declined', 'cancelled'])
})

test('nothing is refunded or exchanged before it was checked', () => {
  const before = RETURN_STATUSES.filter((status) =>
    RETURN_RESOLUTIONS.some((resolution) => canTransitionReturn(status, endOf(resolution))),
  )
  expect(before).toEqual(['checked'])
})

test('a customer calls a return off until it is picked up; declined and cancelled ones came to nothing', () => {
  expect(RETURN_STATUSES.filter(mayCancelReturn)).toEqual(['requested', 'approved'])
  expect(RETURN_STATUSES.filter(isVoidReturn)).toEqual(['declined', 'cancelled'])
})
