import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-tool.ts'

const guides = globSync('docs/how-to/*.md', { cwd: root })

/** Paths of the repository that a guide names in code, and files that it links. */
function listPaths(guide: string): string[] {
  const text = readFileSync(path.join(root, guide), 'utf8')
  const named = [...text.matchAll(/`((?:packages|scripts|e2e|docs)\/[^`\s]+)`/g)].map(([, file = '']) => file)
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, file = '']) =>
    path.join(path.dirname(guide), file),
  )
  return [...named, ...linked]
}

test('every common extension of a shop has a guide', () => {
  expect(guides.map((file) => path.basename(file, '.md')).toSorted()).toEqual(
    [
      'call',
      'delivery-method',
      'email',
      'field',
      'form',
      'language',
      'list-screen',
      'module',
      'page',
      'payment-provider',
      'setting',
    ].toSorted(),
  )
})

test.each(guides)('every path in %s exists', (guide) => {
  const paths = listPaths(guide)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
