import { expect, test } from 'vitest'
import { previousRelease } from './previous-release.ts'

test.each([
  { tags: [], version: '1.0.0', previous: undefined },
  { tags: ['v1.0.0'], version: '1.0.0', previous: undefined },
  { tags: ['v1.2.0', 'v1.10.0', 'v1.9.3'], version: '1.11.0', previous: 'v1.10.0' },
  { tags: ['v2.0.0', 'v1.0.9', 'v1.1.0'], version: '1.1.0', previous: 'v1.0.9' },
  { tags: ['v1.0.0', 'v1.1.0-rc.1', '1.0.5', 'vendor'], version: '1.1.0', previous: 'v1.0.0' },
])('the release before $version of $tags is $previous', ({ tags, version, previous }) => {
  expect(previousRelease(tags, version)).toBe(previous)
})
