import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/run-tool.ts'
import { pageMutations } from './page-mutations.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test.each(pageMutations)('$file has the code to change, and $journey the test that must fail', (mutation) => {
  const { file, from, to, journey, test: title } = mutation
  expect(read(file).split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
  const journeys = globSync(`e2e/journeys/${journey}.journey.ts`, { cwd: root })
  expect(journeys).toHaveLength(1)
  expect(journeys.map(read).join()).toContain(title)
})
