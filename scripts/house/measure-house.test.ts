import { expect, test } from 'vitest'
import { measureFile, measureHouse } from './measure-house.ts'

const longFunctionsIn = (text: string) => measureFile('a.ts', text).longFunctions
const lines = (count: number) => '  call()\n'.repeat(count)

test('lines, lint ignores and long functions are counted', () => {
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
  expect(house).toEqual({ lines: 104, p90: 101, longest: 101, longFunctions: 1, lintIgnores: 1 })
})

test('a function of 100 lines is not long, and nested functions count separately', () => {
  expect(longFunctionsIn(`const fine = () => {\n${lines(98)}}\n`)).toBe(0)
  expect(
    longFunctionsIn(`const outer = () => {\n${lines(10)}const inner = () => {\n${lines(120)}}\n}\n`),
  ).toBe(2)
})

test('only import declarations count as imports', () => {
  const text = "import a from 'a'\nimport {\n  b,\n} from 'b'\nconst text = `\nimport c`\nawait import('d')\n"
  expect(measureFile('a.ts', text).imports).toBe(2)
})

test('a syntax error names its file', () => {
  expect(() => measureFile('packages/a/src/odd.ts', 'const = 1')).toThrow('packages/a/src/odd.ts')
})
