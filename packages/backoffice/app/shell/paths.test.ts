import { expect, test } from 'vitest'
import { PATHS } from '#shell/paths'
import { NAV_GROUPS } from '#shell/screens'

test('the rail leads to addresses of the table, each once', () => {
  const paths = NAV_GROUPS.flatMap(({ screens }) => screens.map(({ path }) => path))
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) expect(Object.values(PATHS)).toContain(path)
})
