import { expect, test } from 'vitest'
import { withInlinedTokens } from '../../packages/design/vite/inlined-tokens.ts'

const inlined = (css: string, scripts = '') => withInlinedTokens(css, scripts).split('}').at(-2)

test('a measure is written out where its token is read', () => {
  expect(inlined(':root{--a:1px;--b: 2px}p{inset:var(--a) var( --b )}')).toBe('p{inset:1px 2px')
})

test('a drawing is written once', () => {
  expect(inlined(':root{--a:url("data:,x")}p{background:var(--a)}')).toBe('p{background:var(--a)')
})

test('a token is read where its value may be another one', () => {
  const differs = [
    ':root{--a:1px}@media (width<9px){:root{--a:2px}}p{inset:var(--a)}',
    ':root{--a:1px}:root:lang(ar){--a:2px}p{inset:var(--a)}',
    'i{--a:1px}p{inset:var(--a)}',
    ':root{--b:1px;--b:2px;--a:var(--b)}p{inset:var(--a)}',
  ]
  for (const css of differs) expect(inlined(css)).toBe('p{inset:var(--a)')
  expect(inlined(':root{--a:1px}p{inset:var(--a)}', 'setProperty("--a", x)')).toBe('p{inset:var(--a)')
  expect(inlined(':root{--color-a:red}p{color:var(--color-a)}')).toBe('p{color:var(--color-a)')
})
