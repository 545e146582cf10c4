import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-tool.ts'
import { wrongClassNames } from './class-names.ts'

test.each([
  ['storefront', 50],
  ['backoffice', 5],
])('Components of the %s and their style sheets have the same classes', (name, min) => {
  const app = path.join(root, 'packages', name, 'app')
  const names = globSync('**/*.{css,ts,tsx}', { cwd: app })
  expect(names.filter((name) => name.endsWith('.module.css')).length).toBeGreaterThan(min)
  const files = names.map((name) => [
    name.replaceAll(path.sep, '/'),
    readFileSync(path.join(app, name), 'utf8'),
  ])
  expect(wrongClassNames(new Map(files as [string, string][]))).toEqual([])
})

const css = '@layer ui { .card:hover > .name { inset: 0.5px; background: url("a.svg"); } }'
const component = (look: string) => `import styles from '#ui/card.module.css'\n<p className=${look} />`
const wrongIn = (code: string) =>
  wrongClassNames(new Map(Object.entries({ 'ui/card.module.css': css, 'ui/card.tsx': code })))

test('a class missing in the style sheet is reported', () => {
  expect(wrongIn(component('{clsx(styles.card, styles.name, styles.nmae)}'))).toEqual([
    'ui/card.tsx: ui/card.module.css has no .nmae',
  ])
})

test('an unused class is reported, unless the name is computed', () => {
  expect(wrongIn(component('{styles.card}'))).toEqual(['ui/card.module.css: no component uses .name'])
  expect(wrongIn(component('{styles[look]}'))).toEqual([])
})

test('a class name as plain text is reported', () => {
  expect(wrongIn(component('{styles[look]} className="card"'))).toEqual([
    'ui/card.tsx: a class name is hard-coded as text',
  ])
})

test('a property of another object is not a class, even with the name of the import', () => {
  expect(wrongIn(component('{styles.card} {styles.name} {texts.styles.head}'))).toEqual([])
})
