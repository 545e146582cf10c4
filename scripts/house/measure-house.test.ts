import { expect, test } from 'vitest'
import { longFunctionsIn, measureHouse } from './measure-house.ts'

const lines = (count: number) => '  call()\n'.repeat(count)

test('files, ignored rules and long functions are counted', () => {
  const house = measureHouse(
    new Map([
      ['packages/a/src/short.ts', 'const one = 1\n'],
      ['packages/a/src/long.ts', `export function long() {\n${lines(99)}}\n`],
      [
        'packages/a/app/page.tsx',
        '// biome-ignore lint/a11y/useSemanticElements: a test\nexport const Page = () => <p />\n',
      ],
    ]),
  )
  expect(house).toEqual({ lines: 104, tenthLongest: 101, longest: 101, longFunctions: 1, lintIgnores: 1 })
})

test('a function of a hundred lines is not long, and one inside another counts for itself', () => {
  expect(longFunctionsIn('a.ts', `const fine = () => {\n${lines(98)}}\n`)).toBe(0)
  expect(
    longFunctionsIn('a.ts', `const outer = () => {\n${lines(10)}const inner = () => {\n${lines(120)}}\n}\n`),
  ).toBe(2)
})

test('a file that cannot be parsed is named', () => {
  expect(() => longFunctionsIn('packages/a/src/odd.ts', 'const = 1')).toThrow('packages/a/src/odd.ts')
})
