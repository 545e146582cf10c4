import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-tool.ts'
import { wrongTokens } from './tokens.ts'

const readText = (files: string) =>
  globSync(files, { cwd: root })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')

test('Every token is declared and used', () => {
  const styles = readText('packages/{backoffice/app,design/styles,storefront/app}/**/*.css')
  expect(styles).toContain('--color-ink:')
  expect(wrongTokens(styles, readText('packages/{backoffice,storefront}/app/**/*.{ts,tsx}'))).toEqual([])
})

test('an undeclared token is reported, unless it has a fallback', () => {
  const styles = ':root { --a: 1px; } p { margin: var(--a) var(--b); padding: var(--c, 2px); }'
  expect(wrongTokens(styles, '')).toEqual(['--b is not declared'])
})

test('an unused token is reported, and components count as use', () => {
  expect(wrongTokens(':root { --a: 1px; --b: 2px; }', "style={{ inlineSize: 'var(--b)' }}")).toEqual([
    '--a is not used',
  ])
})
