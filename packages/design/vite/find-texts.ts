import path from 'node:path'
import { parseAst } from 'vite'

/** A replaceable text of the shop in its source. */
export interface SourceText {
  /** `home.slide`, equal in every language whose source has the same shape. */
  key: string
  language: string
  /** The text in the output of `npx shop texts`: `Slide {number}`. */
  text: string
  /** Names of the placeholders, with the position of each. */
  filledIn: ReadonlyMap<string, Place>
  /** Group of a plural: a shop replaces all of its texts or none. */
  forms: string | null
  start: number
  end: number
}

interface Place {
  start: number
  end: number
}

interface Node extends Place {
  type: string
  [part: string]: unknown
}

const PLURALS = /^(zero|one|two|few|many|other)$/
const LETTER = /\p{L}/u
const ARABIC = /\p{Script=Arabic}/u
/** Files of the domain with texts. All other texts are in files `*-messages.ts` of the storefront. */
const OF_DOMAIN = /\/domain\/src\/(messages\/|content\/defaults\/|i18n\/arabic-plurals\.ts$)/
/** Words that programs read back, and lists of languages. */
const NO_TEXTS =
  /\/(credit-note-reasons|((english|arabic)-)?(file-messages|import-reasons)|failures|write-amount|sample-email|email-states|block-pictures|\w+-links)\.ts$|\.test\.ts$/
/** Options of date formats are not texts. */
const OPTION = /^(dateStyle|timeStyle|weekday|day|month|year|hour|minute|timeZone|hourCycle|numberingSystem)$/
const OF_STOREFRONT = /\/storefront\/app\/([^/]+\/)*[^/]+-messages(\.[a-z]{2})?\.ts$/

export const hasTexts = (id: string): boolean =>
  !NO_TEXTS.test(id) && (OF_DOMAIN.test(id) || OF_STOREFRONT.test(id))

/** The language of a page text follows from its folder; a file of the domain has several languages. */
function detectLanguage(id: string, text: string): string {
  if (OF_DOMAIN.test(id)) return ARABIC.test(text) ? 'ar' : 'en'
  return /-messages\.([a-z]{2})\.ts$/.exec(id)?.[1] ?? 'en'
}

const getNamespace = (id: string): string =>
  path
    .basename(id)
    .replace(/(\.[a-z]{2})?\.ts$/, '')
    .replace(/-messages$/, '')
    .replace(/^(arabic|english)-/, '')

/** A text with its path in a catalogue. `forms` names the group of a plural. */
interface Placed extends Omit<SourceText, 'key'> {
  place: readonly string[]
}

/** State of the search through a source file. */
interface Search {
  code: string
  id: string
  namespace: string
  texts: Placed[]
}

type Visitor = (search: Search, node: Node, place: readonly string[], forms: string | null) => void

const groupAt = ({ id }: Search, { start }: Place): string => `${id} ${start}`
const readSource = ({ code }: Search, { start, end }: Place): string => code.slice(start, end)

function addText(
  search: Search,
  { start, end }: Place,
  text: Pick<Placed, 'place' | 'text' | 'filledIn' | 'forms'>,
): void {
  search.texts.push({ ...text, language: detectLanguage(search.id, text.text), start, end })
}

/** A short name for a filled-in expression: its last word, or a number when it has none. */
function nameExpression(search: Search, expression: Node, taken: Map<string, Place>): string {
  const source = readSource(search, expression)
  const word = wordFor(expression) ?? String(taken.size + 1)
  const names = [word, ...Array.from({ length: 9 }, (_, at) => `${word}${at + 2}`)]
  const isFree = (one: string) => readSource(search, taken.get(one) ?? expression) === source
  const name = names.find(isFree) ?? word
  taken.set(name, expression)
  return name
}

/** Visits parts that are alternative texts of one place. */
const visitParts =
  (...names: string[]): Visitor =>
  (search, node, place, forms) => {
    for (const part of names.flatMap((name) => (node[name] ?? []) as Node | Node[]))
      visit(search, part, place, forms)
  }

/** Visits child nodes outside plural forms. */
const visitSingleParts =
  (...names: string[]): Visitor =>
  (search, node, place) =>
    visitParts(...names)(search, node, place, null)

const VISITORS: Record<string, Visitor> = {
  Literal(search, node, place, forms) {
    if (typeof node.value === 'string' && LETTER.test(node.value))
      addText(search, node, { place, text: node.value, filledIn: new Map(), forms })
  },
  TemplateLiteral(search, node, place, forms) {
    const [quasis, expressions] = [node.quasis as { value: { cooked: string } }[], node.expressions as Node[]]
    const filledIn = new Map<string, Place>()
    const words = quasis.map(({ value }, at) => {
      const expression = expressions[at]
      return expression ? `${value.cooked}{${nameExpression(search, expression, filledIn)}}` : value.cooked
    })
    if (quasis.some(({ value }) => LETTER.test(value.cooked)))
      addText(search, node, { place, text: words.join(''), filledIn, forms })
    visitSingleParts('expressions')(search, node, place, null)
  },
  ObjectExpression(search, node, place) {
    const properties = node.properties as (Node & { key?: Node; value?: Node; argument?: Node })[]
    const names = properties.map(({ key }) => String(key?.name ?? key?.value ?? ''))
    const isPlural = names.includes('other') && names.every((name) => PLURALS.test(name))
    for (const [at, { key, value, argument }] of properties.entries())
      if (key && value && !OPTION.test(names[at] ?? ''))
        visit(search, value, [...place, names[at] ?? ''], isPlural ? groupAt(search, node) : null)
      else if (argument) visit(search, argument, place, null)
  },
  ArrayExpression(search, node, place) {
    for (const [at, element] of (node.elements as (Node | null)[]).entries())
      if (element) visit(search, element, [...place, String(at + 1)], null)
  },
  SpreadElement: visitSingleParts('argument'),
  ArrowFunctionExpression: visitSingleParts('body'),
  FunctionExpression: visitSingleParts('body'),
  BlockStatement: visitSingleParts('body'),
  ReturnStatement: visitSingleParts('argument'),
  IfStatement: visitSingleParts('consequent', 'alternate'),
  ConditionalExpression(search, node, place, forms) {
    const byNumber = /[=<>]=?\s*\d/.test(readSource(search, node.test as Node))
    const group = forms ?? (byNumber ? groupAt(search, node) : null)
    visitParts('consequent', 'alternate')(search, node, place, group)
  },
  LogicalExpression: visitSingleParts('left', 'right'),
  BinaryExpression(search, node, place) {
    if (node.operator === '+') visitSingleParts('left', 'right')(search, node, place, null)
  },
  CallExpression(search, node, place) {
    const callee = node.callee as Node & { object?: Node; name?: string }
    if (callee.object) visit(search, callee.object, place, null)
    for (const passed of node.arguments as Node[])
      if (passed.type !== 'Literal' || callee.name === 'label') visit(search, passed, place, null)
  },
  MemberExpression: visitSingleParts('object'),
  TSAsExpression: visitParts('expression'),
  TSSatisfiesExpression: visitParts('expression'),
  ParenthesizedExpression: visitParts('expression'),
  ExportNamedDeclaration(search, node) {
    if (node.declaration) visit(search, node.declaration as Node, [], null)
  },
  VariableDeclaration(search, node, place) {
    for (const { id: name, init } of node.declarations as { id: Node; init: Node | null }[])
      if (init)
        visit(search, init, [...place, nameOfConstant(String(name.name), init, search.namespace)], null)
  },
  FunctionDeclaration(search, node) {
    visit(search, node.body as Node, [String((node.id as Node).name)], null)
  },
}

function visit(search: Search, node: Node, place: readonly string[], forms: string | null): void {
  VISITORS[node.type]?.(search, node, place, forms)
}

/** The texts of a source file in their order. */
export function findTexts(code: string, id: string): SourceText[] {
  const search: Search = { code, id, namespace: getNamespace(id), texts: [] }
  for (const statement of (parseAst(code, { lang: 'ts' }) as unknown as { body: Node[] }).body)
    visit(search, statement, [], null)
  return withKeys(search)
}

function wordFor(node: Node): string | undefined {
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'MemberExpression') return wordFor(node.property as Node)
  if (node.type === 'BinaryExpression') return wordFor(node.left as Node) ?? wordFor(node.right as Node)
  if (node.type !== 'CallExpression') return undefined
  const passed = (node.arguments as Node[]).map(wordFor).filter(Boolean)
  return passed.length === 1 ? passed[0] : wordFor(node.callee as Node)
}

const LANGUAGE = /^(english|arabic)(?=[A-Z]|$)/

/** Empty for a whole catalogue, because its name would be in every key. */
function nameOfConstant(name: string, { type }: Node, namespace: string): string {
  const isNamespace = name.toLowerCase() === namespace.replaceAll('-', '')
  if (type === 'ObjectExpression' && (isNamespace || LANGUAGE.test(name) || name.endsWith('Messages')))
    return ''
  const plain = name.replace(LANGUAGE, '')
  return /^[A-Z_]+$/.test(plain)
    ? plain.toLowerCase()
    : plain.replace(/^[A-Z]/, (letter) => letter.toLowerCase())
}

/** Several texts in one place, such as the two forms of a plural, get numbers. */
function withKeys({ texts, namespace }: Search): SourceText[] {
  const placed = texts.map(({ place, ...text }) => {
    const key = [namespace, ...place.filter((part) => !/^(en|ar|)$/.test(part))].join('.')
    return { ...text, key }
  })
  const several = Map.groupBy(placed, ({ key, language }) => `${language} ${key}`)
  return placed.map((text) => {
    const same = several.get(`${text.language} ${text.key}`) ?? []
    return same.length > 1 ? { ...text, key: `${text.key}.${same.indexOf(text) + 1}` } : text
  })
}
