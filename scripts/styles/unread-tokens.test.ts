import { expect, test } from 'vitest'
import { withoutUnreadTokens } from '../../packages/design/vite/without-unread-tokens.ts'

test('a token stays while the sheet or a script reads it, and goes with the last one that does', () => {
  const css =
    ':root{--a:1px;--b:var(--c);--c:2px;--d: 3px;--e:url("x.svg")}:root:lang(ar){--a:2px;--b:3px}p{inset:var(--a)}'
  expect(withoutUnreadTokens(css, 'style.setProperty("--d", x)')).toBe(
    ':root{--a:1px;--d: 3px;}:root:lang(ar){--a:2px;}p{inset:var(--a)}',
  )
  expect(withoutUnreadTokens('p{--a-b:1px;inset:var(--a)}', '')).toBe('p{inset:var(--a)}')
})
