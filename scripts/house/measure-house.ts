import { parseSync } from 'vite'

/** Figures of the product's source: what is bought by every line that somebody adds. */
export interface House {
  lines: number
  /** Lines of the file that nine of ten are shorter than, and of the longest. */
  tenthLongest: number
  longest: number
  longFunctions: number
  lintIgnores: number
}

const LONG = 100
const IGNORE = /\bbiome-ignore(?:-\w+)? /g
const FUNCTIONS: ReadonlySet<unknown> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

const linesOf = (text: string): number => text.split('\n').length - 1

interface Node {
  type?: unknown
  start?: number
  end?: number
}

/** Functions of more than a hundred lines, one inside another each for itself. @throws when a file cannot be parsed */
export function longFunctionsIn(file: string, text: string): number {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  let found = 0
  const visit = (node: Node): void => {
    const { type, start = 0, end = 0 } = node
    if (FUNCTIONS.has(type) && linesOf(text.slice(start, end)) >= LONG) found += 1
    for (const part of Object.values(node)) if (part !== null && typeof part === 'object') visit(part)
  }
  visit(program as Node)
  return found
}

/** The figures of these files, by path. */
export function measureHouse(sources: ReadonlyMap<string, string>): House {
  const texts = [...sources]
  const lengths = texts.map(([, text]) => linesOf(text)).toSorted((a, b) => a - b)
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
  return {
    lines: sum(lengths),
    tenthLongest: lengths[Math.floor(lengths.length * 0.9)] ?? 0,
    longest: lengths.at(-1) ?? 0,
    longFunctions: sum(texts.map(([file, text]) => longFunctionsIn(file, text))),
    lintIgnores: sum(texts.map(([, text]) => text.match(IGNORE)?.length ?? 0)),
  }
}
