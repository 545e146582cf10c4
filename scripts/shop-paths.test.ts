import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { INFORMATION_PATHS, PATHS } from '@little-dunes/domain/paths'
import { expect, test } from 'vitest'
import { root } from './run-tool.ts'

const folders = ['packages/storefront/app', 'packages/server/src']

/** First parts of page addresses. */
const names = [
  ...new Set(
    [...Object.values(PATHS), ...Object.values(INFORMATION_PATHS)].flatMap(
      (one) => one.match(/^\/(\w+)/)?.[1] ?? [],
    ),
  ),
]
const literal = new RegExp(`['"\`}]/(?:${names.join('|')})(?=[/?#'"\`])`)

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const namesAPath = (line: string) => literal.test(line) && !/^import |\bfrom '/.test(line.trim())

test('addresses of the shop are written only in paths.ts', () => {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !file.endsWith('.test.ts') && !file.split(path.sep).includes('testing'))
  expect(files.length).toBeGreaterThan(300)
  const result = files.flatMap((file) =>
    withoutComments(readFileSync(path.join(root, file), 'utf8'))
      .split('\n')
      .filter(namesAPath)
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(result).toEqual([])
})

test.each([
  ["navigate('/cart')", true],
  ['<Link to="/products?category=Boys">', true],
  ['const back = `$' + '{origin}/verify?success=true`', true],
  ["call('POST /api/cart/get', {})", false],
  ['<img src="/pictures/cart.avif" />', false],
  ["import { useCart } from '#cart/store/cart-store'", false],
])('%s', (line, result) => expect(namesAPath(line)).toBe(result))
