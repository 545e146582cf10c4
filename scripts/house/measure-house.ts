import { parseSync } from 'vite'

/** Size figures of the product's source. */
export interface House {
  lines: number
  /** 90th percentile of the lines of a file. */
  p90: number
  longest: number
  longFunctions: number
  lintIgnores: number
}

const LONG = 100
const IGNORE = 'biome-ignore'
const FUNCTIONS: ReadonlySet<unknown> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

const countLines = (text: string): number => text.split('\n').length - 1
const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

interface Node {
  type?: unknown
  start?: number
  end?: number
}

/** Counts functions of more than 100 lines, nested ones separately. */
function countLongFunctions(node: Node, text: string): number {
  const { type, start = 0, end = 0 } = node
  const parts = Object.values(node).filter((part) => part !== null && typeof part === 'object')
  const inner = parts.map((part) => countLongFunctions(part, text))
  const isLong = FUNCTIONS.has(type) && countLines(text.slice(start, end)) >= LONG
  return sum(inner) + (isLong ? 1 : 0)
}

/** @throws when the file cannot be parsed */
export function measureFile(file: string, text: string) {
  const { program, comments, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return {
    lines: countLines(text),
    imports: program.body.filter(({ type }) => type === 'ImportDeclaration').length,
    longFunctions: countLongFunctions(program as Node, text),
    lintIgnores: comments.filter(({ value }) => value.includes(IGNORE)).length,
  }
}

export function measureHouse(sources: ReadonlyMap<string, string>): House {
  const files = [...sources].map(([file, text]) => measureFile(file, text))
  const lengths = files.map(({ lines }) => lines).toSorted((a, b) => a - b)
  return {
    lines: sum(lengths),
    p90: lengths[Math.floor(lengths.length * 0.9)] ?? 0,
    longest: lengths.at(-1) ?? 0,
    longFunctions: sum(files.map(({ longFunctions }) => longFunctions)),
    lintIgnores: sum(files.map(({ lintIgnores }) => lintIgnores)),
  }
}
