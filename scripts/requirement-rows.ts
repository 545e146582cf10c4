/** A row of the requirements and a test that says it holds it. */
export interface HeldRow {
  row: string
  file: string
  test: string
}

/** Sections of the requirements in their order, with the number of rows. */
const SECTIONS: Record<string, number> = {
  SHELL: 51,
  HOME: 39,
  CARD: 23,
  LIST: 14,
  PROD: 30,
  CART: 17,
  CHK: 28,
  PAY: 19,
  VER: 7,
  ORD: 10,
  PROF: 10,
  WISH: 4,
  AUTH: 13,
  DATA: 41,
  STATE: 38,
  VAL: 34,
  ROLE: 13,
  API: 74,
  MSG: 67,
  CONST: 48,
}

const names = Object.keys(SECTIONS).join('|')
const REFERENCE = new RegExp(
  String.raw`\b(${names})-(\d{1,3})(?:(?:\s*(?:to|–|\.\.|\.\.\.|…)\s*)(?:\1-)?(\d{1,3})\b)?`,
  'g',
)
const TEST = /^\s*(?:it|test)(?:\.\w+(?:\([^)]*\))?)?\(\s*(['"`])(.*?)\1/
const TITLE_BELOW = /^\s*(?:it|test)(?:\.\w+(?:\([^)]*\))?)?\(\s*$/
const DESCRIBE = /^\s*(?:test\.)?describe\(\s*(['"`])(.*?)\1/
const COMMENT = /^\s*(?:\/\/|\/?\*)/

const idOf = (section: string, number: number) => `${section}-${String(number).padStart(2, '0')}`

/** Row ids in a text: `CART-05`, and every row of `CART-10 to CART-16`, `VAL-30..34`. */
export function rowsIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].flatMap(([, section = '', from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)]
    const inSection = last <= (SECTIONS[section] ?? 0) && last >= first
    const length = inSection ? last - first + 1 : 1
    return Array.from({ length }, (_, i) => idOf(section, first + i))
  })
}

/** What a test file says it holds: ids in a test's title, in comments right above it, or in the title of its group. */
export function rowsHeldBy(file: string, source: string): HeldRow[] {
  const held: HeldRow[] = []
  let pending: string[] = []
  const lines = source.split('\n')
  for (const [index, line] of lines.entries()) {
    const joined = TITLE_BELOW.test(line) ? `${line.trimEnd()}${lines[index + 1]?.trim()}` : line
    const title = (joined.match(TEST) ?? joined.match(DESCRIBE))?.[2]
    if (title !== undefined) {
      for (const row of new Set([...pending, ...rowsIn(joined)])) held.push({ row, file, test: title })
      pending = []
    } else if (COMMENT.test(line)) pending.push(...rowsIn(line))
    else if (line.trim() === '') pending = []
  }
  return held
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** The page: per section what is held and by which tests, and the rows without a test of their own. */
export function renderStatus(held: readonly HeldRow[]): string {
  const sections = Object.entries(SECTIONS).map(([section, count]) => {
    const ids = Array.from({ length: count }, (_, i) => idOf(section, i + 1))
    const testsOf = (row: string) => held.filter((one) => one.row === row)
    const rows = ids.filter((row) => testsOf(row).length > 0)
    const open = ids.filter((row) => testsOf(row).length === 0)
    const lines = rows.map((row) => {
      const tests = testsOf(row).map(({ file, test }) => `${cell(test)} (\`${file}\`)`)
      return `| ${row} | ${tests.join('<br>')} |`
    })
    const table = lines.length ? ['| Row | Held by |', '|---|---|', ...lines] : []
    const missing = open.length ? [`\nNo test of their own: ${open.join(', ')}.`] : []
    return [`## ${section} (${rows.length} of ${count})\n`, ...table, ...missing].join('\n')
  })
  const total = Object.values(SECTIONS).reduce((sum, count) => sum + count, 0)
  const covered = new Set(held.map((one) => one.row)).size
  const head = `# Requirements and the tests that hold them\n\nWritten by \`npm run requirements\` from the tests themselves: ${covered} of ${total} rows have a test that names them.`
  return `${[head, ...sections].join('\n\n')}\n`
}
