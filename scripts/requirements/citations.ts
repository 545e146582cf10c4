import { idsIn, type Requirement } from './requirements.ts'

/** A test that cites a requirement. */
export interface Citation {
  id: string
  file: string
  test: string
}

const TEST = /^\s*(?:it|test)(?:\.\w+(?:\([^)]*\))?)?\(\s*(['"`])(.*?)\1/
const TITLE_BELOW = /^\s*(?:it|test)(?:\.\w+(?:\([^)]*\))?)?\(\s*$/
const DESCRIBE = /^\s*(?:test\.)?describe\(\s*(['"`])(.*?)\1/
const COMMENT = /^\s*(?:\/\/|\/?\*)/

/** Ids that a test file cites: in a test's title, in comments right above it, or in the title of its group. */
export function citationsIn(file: string, source: string): Citation[] {
  const citations: Citation[] = []
  let pending: string[] = []
  const lines = source.split('\n')
  for (const [index, line] of lines.entries()) {
    const joined = TITLE_BELOW.test(line) ? `${line.trimEnd()}${lines[index + 1]?.trim()}` : line
    const title = (joined.match(TEST) ?? joined.match(DESCRIBE))?.[2]
    if (title !== undefined) {
      for (const id of new Set([...pending, ...idsIn(joined)])) citations.push({ id, file, test: title })
      pending = []
    } else if (COMMENT.test(line)) pending.push(...idsIn(line))
    else if (line.trim() === '') pending = []
  }
  return citations
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** The page: requirements per section with their tests, and requirements without a test. */
export function renderStatus(requirements: readonly Requirement[], citations: readonly Citation[]): string {
  const findTests = ({ id }: Requirement) => citations.filter((one) => one.id === id)
  const isCovered = (one: Requirement) => findTests(one).length > 0
  const counted = requirements.filter(({ isInformation }) => !isInformation)
  const sections = [...new Set(requirements.map(({ section }) => section))].map((section) => {
    const sectionItems = counted.filter((one) => one.section === section)
    const covered = sectionItems.filter(isCovered)
    const open = sectionItems.filter((one) => !isCovered(one)).map(({ id }) => id)
    const notes = requirements.filter((one) => one.section === section && one.isInformation)
    const lines = covered.map((one) => {
      const tests = findTests(one).map(({ file, test }) => `${cell(test)} (\`${file}\`)`)
      return `| ${one.id} | ${tests.join('<br>')} |`
    })
    const table = lines.length ? ['| Id | Held by |', '|---|---|', ...lines] : []
    const missing = open.length ? [`\nNo test of their own: ${open.join(', ')}.`] : []
    const information = notes.length
      ? [`\nInformation, not counted: ${notes.map(({ id }) => id).join(', ')}.`]
      : []
    return [
      `## ${section} (${covered.length} of ${sectionItems.length})\n`,
      ...table,
      ...missing,
      ...information,
    ].join('\n')
  })
  const covered = counted.filter(isCovered).length
  const head = `# Requirements and the tests that hold them\n\nWritten by \`npm run requirements\` from the tests themselves: ${covered} of ${counted.length} requirements have a test that names them.`
  return `${[head, ...sections].join('\n\n')}\n`
}
