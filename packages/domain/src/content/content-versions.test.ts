import { expect, test } from 'vitest'
import { contentState, liveVersion } from '#content/content-versions'

const version = (id: number, startsAt: number, endsAt: number | null = null, withdrawn = false) => ({
  id,
  startsAt,
  endsAt,
  withdrawn,
})

test('the published version with the latest start is live, and the previous one returns after its end', () => {
  const versions = [version(1, 10), version(2, 20, 30), version(3, 15)]
  const at = [5, 10, 15, 20, 29, 30].map((now) => liveVersion(versions, now)?.id ?? null)
  expect(at).toEqual([null, 1, 3, 2, 2, 3])
})

test('of two versions with the same start the later one is live, and a withdrawn one never', () => {
  expect(liveVersion([version(1, 10), version(2, 10)], 10)?.id).toBe(2)
  expect(liveVersion([version(1, 10), version(2, 10, null, true)], 10)?.id).toBe(1)
})

test('each version has a state', () => {
  const versions = [
    version(1, 10),
    version(2, 20),
    version(3, 5, 8),
    version(4, 50),
    version(5, 21, null, true),
  ]
  expect(versions.map((one) => contentState(one, versions, 25))).toEqual([
    'replaced',
    'live',
    'ended',
    'planned',
    'withdrawn',
  ])
})
