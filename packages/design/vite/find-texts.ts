import path from 'node:path'
import { parseAst } from 'vite'

/** A text of the shop in its source: what a shop may say otherwise. */
export interface FoundText {
  /** `home.slide`, the same in every language where the sources have the same shape. */
  key: string
  language: string
  /** As `npx shop texts` prints it: `Slide {number}`. */
  text: string
  /** Names of what is filled in, with the place of each. */
  filledIn: ReadonlyMap<string, Place>
  /** Texts of which one is chosen by a number: all of them are said otherwise, or none. */
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
/** Files of the domain that say something; every other text is in a file `*-messages.ts` of the storefront. */
const OF_DOMAIN = /\/domain\/src\/(messages\/|content\/defaults\/|i18n\/arabic-plurals\.ts$)/
/** Words that programs read back, and lists of languages. */
const NO_TEXTS =
  /\/(credit-note-reasons|file-messages|failures|import-reasons|write-amount|sample-email|email-states|block-pictures|\w+-links)\.ts$|\.test\.ts$/
/** How dates are written is no text. */
const OPTION = /^(dateStyle|timeStyle|weekday|day|month|year|hour|minute|timeZone|hourCycle|numberingSystem)$/
const OF_STOREFRONT = /\/storefront\/app\/([^/]+\/)*[^/]+-messages(\.ar)?\.ts$/

export const hasTexts = (id: string): boolean =>
  !NO_TEXTS.test(id) && (OF_DOMAIN.test(id) || OF_STOREFRONT.test(id))

/** Pages say it by their folder, the domain has several languages in a file. */
function languageOf(id: string, text: string): string {
  if (OF_DOMAIN.test(id)) return ARABIC.test(text) ? 'ar' : 'en'
  return id.endsWith('.ar.ts') ? 'ar' : 'en'
}

const namespaceOf = (id: string): string =>
  path
    .basename(id)
    .replace(/(\.ar)?\.ts$/, '')
    .replace(/-messages$/, '')
    .replace(/^(arabic|english)-/, '')

/** The texts of a source file in the order in which they stand there. */
export function findTexts(code: string, id: string): FoundText[] {
  const found: Omit<FoundText, 'key'>[] = []
  const places: string[][] = []
  const namespace = namespaceOf(id)
  const groupAt = ({ start }: Place) => `${id} ${start}`
  const sourceOf = ({ start, end }: Place) => code.slice(start, end)

  function add(
    node: Node,
    place: string[],
    text: string,
    filledIn: Map<string, Place>,
    forms: string | null,
  ) {
    const language = languageOf(id, text)
    places.push(place)
    found.push({ language, text, filledIn, forms, start: node.start, end: node.end })
  }

  function visitTemplate(node: Node, place: string[], forms: string | null) {
    const [quasis, expressions] = [node.quasis as { value: { cooked: string } }[], node.expressions as Node[]]
    const filledIn = new Map<string, Place>()
    const words = quasis.map(({ value }, at) => {
      const expression = expressions[at]
      return expression ? `${value.cooked}{${nameOf(expression, filledIn)}}` : value.cooked
    })
    if (quasis.some(({ value }) => LETTER.test(value.cooked)))
      add(node, place, words.join(''), filledIn, forms)
    for (const expression of expressions) visit(expression, place, null)
  }

  /** A short name for what is filled in: its last word, or a number when it has none. */
  function nameOf(expression: Node, taken: Map<string, Place>): string {
    const source = sourceOf(expression)
    const word = wordFor(expression) ?? String(taken.size + 1)
    const names = [word, ...Array.from({ length: 9 }, (_, at) => `${word}${at + 2}`)]
    const isFree = (one: string) => sourceOf(taken.get(one) ?? expression) === source
    const name = names.find(isFree) ?? word
    taken.set(name, expression)
    return name
  }

  const VISITORS: Record<string, (node: Node, place: string[], forms: string | null) => void> = {
    Literal(node, place, forms) {
      if (typeof node.value === 'string' && LETTER.test(node.value))
        add(node, place, node.value, new Map(), forms)
    },
    TemplateLiteral: visitTemplate,
    ObjectExpression(node, place) {
      const properties = node.properties as (Node & { key?: Node; value?: Node; argument?: Node })[]
      const names = properties.map(({ key }) => String(key?.name ?? key?.value ?? ''))
      const isPlural = names.includes('other') && names.every((name) => PLURALS.test(name))
      for (const [at, { key, value, argument }] of properties.entries())
        if (key && value && !OPTION.test(names[at] ?? ''))
          visit(value, [...place, names[at] ?? ''], isPlural ? groupAt(node) : null)
        else if (argument) visit(argument, place, null)
    },
    ArrayExpression(node, place) {
      for (const [at, element] of (node.elements as (Node | null)[]).entries())
        if (element) visit(element, [...place, String(at + 1)], null)
    },
    SpreadElement: (node, place) => visit(node.argument as Node, place, null),
    ArrowFunctionExpression: (node, place) => visit(node.body as Node, place, null),
    FunctionExpression: (node, place) => visit(node.body as Node, place, null),
    BlockStatement(node, place) {
      for (const statement of node.body as Node[]) visit(statement, place, null)
    },
    ReturnStatement(node, place) {
      if (node.argument) visit(node.argument as Node, place, null)
    },
    IfStatement(node, place) {
      for (const part of [node.consequent, node.alternate]) if (part) visit(part as Node, place, null)
    },
    ConditionalExpression(node, place, forms) {
      const byNumber = /[=<>]=?\s*\d/.test(sourceOf(node.test as Node))
      const group = forms ?? (byNumber ? groupAt(node) : null)
      for (const part of [node.consequent, node.alternate]) visit(part as Node, place, group)
    },
    LogicalExpression(node, place) {
      for (const part of [node.left, node.right]) visit(part as Node, place, null)
    },
    BinaryExpression(node, place) {
      if (node.operator === '+') for (const part of [node.left, node.right]) visit(part as Node, place, null)
    },
    CallExpression(node, place) {
      const callee = node.callee as Node & { object?: Node; name?: string }
      if (callee.object) visit(callee.object, place, null)
      for (const given of node.arguments as Node[])
        if (given.type !== 'Literal' || callee.name === 'label') visit(given, place, null)
    },
    MemberExpression: (node, place) => visit(node.object as Node, place, null),
    TSAsExpression: (node, place, forms) => visit(node.expression as Node, place, forms),
    TSSatisfiesExpression: (node, place, forms) => visit(node.expression as Node, place, forms),
    ParenthesizedExpression: (node, place, forms) => visit(node.expression as Node, place, forms),
    ExportNamedDeclaration(node) {
      if (node.declaration) visit(node.declaration as Node, [], null)
    },
    VariableDeclaration(node, place) {
      for (const { id: name, init } of node.declarations as { id: Node; init: Node | null }[])
        if (init) visit(init, [...place, nameOfConstant(String(name.name), init, namespace)], null)
    },
    FunctionDeclaration(node) {
      visit(node.body as Node, [String((node.id as Node).name)], null)
    },
  }

  function visit(node: Node, place: string[], forms: string | null): void {
    VISITORS[node.type]?.(node, place, forms)
  }

  for (const statement of (parseAst(code, { lang: 'ts' }) as unknown as { body: Node[] }).body)
    visit(statement, [], null)
  return withKeys(found, places, namespace)
}

function wordFor(node: Node): string | undefined {
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'MemberExpression') return wordFor(node.property as Node)
  if (node.type === 'BinaryExpression') return wordFor(node.left as Node) ?? wordFor(node.right as Node)
  if (node.type !== 'CallExpression') return undefined
  const given = (node.arguments as Node[]).map(wordFor).filter(Boolean)
  return given.length === 1 ? given[0] : wordFor(node.callee as Node)
}

const LANGUAGE = /^(english|arabic)(?=[A-Z]|$)/

/** Empty for a whole catalogue, whose name every key would have. */
function nameOfConstant(name: string, { type }: Node, namespace: string): string {
  const isNamespace = name.toLowerCase() === namespace.replaceAll('-', '')
  if (type === 'ObjectExpression' && (isNamespace || LANGUAGE.test(name) || name.endsWith('Messages')))
    return ''
  const plain = name.replace(LANGUAGE, '')
  return /^[A-Z_]+$/.test(plain)
    ? plain.toLowerCase()
    : plain.replace(/^[A-Z]/, (letter) => letter.toLowerCase())
}

/** Several texts in one place, such as the two of a plural, are counted. */
function withKeys(found: Omit<FoundText, 'key'>[], places: string[][], namespace: string): FoundText[] {
  const keys = places.map((place) =>
    [namespace, ...place.filter((part) => !/^(en|ar|)$/.test(part))].join('.'),
  )
  const placed = found.map((text, at) => ({ ...text, key: keys[at] ?? namespace }))
  const several = Map.groupBy(placed, ({ key, language }) => `${language} ${key}`)
  return placed.map((text) => {
    const same = several.get(`${text.language} ${text.key}`) ?? []
    return same.length > 1 ? { ...text, key: `${text.key}.${same.indexOf(text) + 1}` } : text
  })
}
