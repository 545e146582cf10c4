import { expect, test } from 'vitest'
import { type Arrows, withArrows } from './arrows-in-words.ts'
import { emptyPlaces } from './import-rules.ts'

const ARROWS: Arrows = {
  packages: { 'packages/domain': [], 'packages/server': ['packages/domain'] },
  layers: { 'packages/server/src': [['.'], ['orders', 'cart']] },
}
const START = '<!-- arrows: `npm run arrows -- --write` writes these lines -->'
const END = '<!-- /arrows -->'

test('the text between the markers becomes the rules', () => {
  const text = withArrows(`before\n${START}\nold\n${END}\nafter`, ARROWS)
  expect(text).toBe(
    [
      'before',
      START,
      '',
      '```',
      'packages/domain → none of ours',
      'packages/server → packages/domain',
      '',
      'packages/server/src, top to bottom',
      '  the files beside the folders',
      '  orders, cart',
      '```',
      '',
      END,
      'after',
    ].join('\n'),
  )
  expect(withArrows(text, ARROWS)).toBe(text)
})

test.each(['no marks', `${END} ${START}`])(
  'a page with missing or swapped markers is refused: %s',
  (text) => {
    expect(() => withArrows(text, ARROWS)).toThrow('ARCHITECTURE.md must contain the lines')
  },
)

test('a layer without files is reported', () => {
  const reports = emptyPlaces(['packages/server/src/cart/cart-module.ts', 'packages/server/src/cart/add.ts'])
  expect(reports).toContain('scripts/arrows/import-rules.ts: packages/server/src/wishlist has no files')
  expect(reports).not.toContain('scripts/arrows/import-rules.ts: packages/server/src/cart has no files')
  expect(reports).not.toContain('scripts/arrows/import-rules.ts: packages/server/src/modules has no files')
})
