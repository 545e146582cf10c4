import { expect, test } from 'vitest'
import { shortenModule, shortenSheet } from '../../packages/design/vite/short-class-names.ts'

test('classes of the back office have three characters of a hash and their place, in script and sheet alike', () => {
  const names = new Map<string, string>()
  const script = shortenModule(
    'export default{"head":"head_hjAUaa","wide":"head_hjAUaa wide_-5X-A_","foot":"foot_hjAUaa"}',
    names,
  )
  expect(script).toBe('export default{"head":"hjA_0","wide":"hjA_0 x5X_0","foot":"hjA_1"}')
  expect(shortenSheet('.head_hjAUaa>.wide_-5X-A_:hover{--of_tokens:1}', names)).toBe(
    '.hjA_0>.x5X_0:hover{--of_tokens:1}',
  )
})

test('two classes that would become one fail the build', () => {
  const names = new Map<string, string>()
  shortenModule('"row_abcXYZ"', names)
  expect(() => shortenModule('"row_abcUVW"', names)).toThrow('abc_0')
})
