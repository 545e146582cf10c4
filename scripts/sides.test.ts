import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-tool.ts'
import { sidesIn } from './sides.ts'

const app = path.join(root, 'packages', 'storefront', 'app')
const texts = (file: string, source: string) => sidesIn(file, source).map(({ text }) => text)
const inRule = (declaration: string) => texts('some.css', `.a { color: red; ${declaration}; }`)

/** Allowed beginnings, with their reasons. */
const allowed = new Map([
  [
    'home/doorways/category-tiles.module.css: transform: translateX(4px)',
    'the rule below it turns it round for right-to-left',
  ],
  ['home/doorways/category-tiles.module.css: transform: scaleX(-1) translateX(4px)', 'the turned one'],
  [
    'ui/dialog/dialog.module.css: transform: translateX(calc(40px * var(--way',
    'the way follows the direction',
  ],
  ['shell/header/phone-menu.module.css: transform: translateX(var(--away))', 'the way follows the direction'],
  ['product/gallery/thumbnails.tsx: scrollTo({ top', 'to where the picture is found, in either direction'],
  [
    'product/choice/option.module.css: background: linear-gradient( to top right',
    'a stroke that leans, at neither side',
  ],
])

// D-62
test('The back office has no left or right in styles', () => {
  const folder = path.join(root, 'packages', 'backoffice', 'app')
  const files = globSync('**/*.{css,ts,tsx}', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(20)
  const sides = files.flatMap((file) => sidesIn(file, readFileSync(path.join(folder, file), 'utf8')))
  expect(sides.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
})

// D-62
test('The storefront has no left or right in styles', () => {
  const files = globSync('**/*.{css,ts,tsx}', { cwd: app }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(100)
  const sides = files.flatMap((file) =>
    sidesIn(file.replaceAll(path.sep, '/'), readFileSync(path.join(app, file), 'utf8')),
  )
  const labelled = sides.map((side) => ({ ...side, words: `${side.file}: ${side.text}` }))
  const wrong = labelled.filter(({ words }) => ![...allowed.keys()].some((one) => words.startsWith(one)))
  expect(wrong.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
  expect([...allowed.keys()].filter((one) => !labelled.some(({ words }) => words.startsWith(one)))).toEqual(
    [],
  )
})

test.each([
  'margin-left: 4px',
  'padding-right: 1rem',
  'left: 0',
  'border-right: 1px solid red',
  'border-top-left-radius: 4px',
  'text-align: left',
  'float: right',
  'background: url("a.svg") left center',
  'background-image: linear-gradient(to right, red, blue)',
  'margin: 1px 2px 3px 4px',
  'inset: 0 auto auto 0',
  'padding: 0 var(--a) 0 calc(var(--a) + 1px)',
  'border-radius: 4px 0 0 4px',
  'border-radius: 4px 8px',
  'transform: translateX(4px)',
  'transform: rotate(3deg) translate(-50%, 0)',
])('"%s" is found in a style sheet', (declaration) => {
  expect(inRule(declaration)).toEqual([declaration])
})

test.each([
  'margin-inline-start: 4px',
  'inset-inline-end: 0',
  'text-align: start',
  'float: inline-start',
  'margin: 1px 2px 3px',
  'padding: 0 2px 4px 2px',
  'inset: 0 auto 0 auto',
  'border-radius: 8px 8px 0 0',
  'transform: translateY(4px)',
  'transform: translate(0, -50%)',
  'animation: leftover 1s',
  '--moved-left: 1px',
])('"%s" is allowed in a style sheet', (declaration) => {
  expect(inRule(declaration)).toEqual([])
})

test('Ignores left and right in comments, and keeps line numbers', () => {
  expect(sidesIn('a.css', '/* left:\n 0; */\n.a { left: 0 }')).toEqual([
    { file: 'a.css', line: 3, text: 'left: 0' },
  ])
})

test.each([
  ['<p style={{ marginLeft: 4 }}>', 'marginLeft'],
  ["<p style={{ color: 'red', left: 4 }}>", "style={{ color: 'red', left:"],
  ['element.scrollLeft = 4', 'scrollLeft'],
  ['<ArrowRight aria-hidden />', '<ArrowRight aria-hidden />'],
])('%s is found in a component', (source, text) => {
  expect(texts('some.tsx', source)).toEqual([text])
})

test.each([
  '<ArrowRight className={textStyles.mirrored} aria-hidden />',
  "refuse('out_of_stock', { left: 2 })",
])('%s is allowed in a component', (source) => {
  expect(texts('some.tsx', source)).toEqual([])
})
