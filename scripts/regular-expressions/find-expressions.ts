import { readFileSync } from 'node:fs'
import { type Argument, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser'

/** A regular expression of the sources; null if its pattern is only known at run time. */
export interface SourceExpression {
  file: string
  written: string
  expression: RegExp | null
}

/** A template's values are replaced with a letter. */
const toPattern = ({ quasis }: TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked ?? '').join('x')

function constructed([pattern, flags]: Argument[]): RegExp | null {
  const flagged = flags?.type === 'Literal' ? String(flags.value) : ''
  if (pattern?.type === 'Literal') return new RegExp(String(pattern.value), flagged)
  return pattern?.type === 'TemplateLiteral' ? new RegExp(toPattern(pattern), flagged) : null
}

/** All regular expressions of a file, literal or made with `RegExp`. */
export function findExpressions(file: string): SourceExpression[] {
  const source = readFileSync(file, 'utf8')
  const expressions: SourceExpression[] = []
  const add = (expression: RegExp | null, { start, end }: { start: number; end: number }) =>
    void expressions.push({ file, written: source.slice(start, end), expression })
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(new RegExp(node.regex.pattern, node.regex.flags), node)
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
        add(constructed(node.arguments), node)
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
        add(constructed(node.arguments), node)
    },
  }).visit(parseSync(file, source).program)
  return expressions
}
