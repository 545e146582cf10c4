import { type Comment, parseSync, Visitor } from 'oxc-parser'
import { ARABIC_WORDS, FOREIGN_WORDS } from './forbidden-words.ts'

/** Wording that the writing rules rule out, with the text around it. */
export interface Finding {
  file: string
  kind: 'clause' | 'word' | 'title' | 'screen' | 'summary' | 'page'
  text: string
}

/** First words of a comment without a subject: "What is sold", "Of an order". */
const CLAUSE = /^(as|of|that|what|whatever|where|whether|which|who|whoever|whom|whose)\b/i
const TITLED: ReadonlySet<string> = new Set(['describe', 'it', 'test'])
/** Characters of a finding shown in the output. */
const SHOWN = 90

const wordIn = (
  file: string,
  kind: Finding['kind'],
  text: string,
  words: RegExp = FOREIGN_WORDS,
): Finding[] => {
  const at = text.search(words)
  return at < 0 ? [] : [{ file, kind, text: text.slice(Math.max(0, at - 40), at + SHOWN - 40) }]
}

/** Text of a comment without its stars. */
const toText = ({ value }: Comment): string => value.replaceAll(/^\s*\*+/gm, '').trim()

/** Comments, with lines of `//` below each other as one. */
function commentsIn(comments: readonly Comment[], source: string): string[] {
  const texts: string[] = []
  let end = -1
  for (const comment of comments) {
    const follows =
      comment.type === 'Line' && end >= 0 && /^[ \t]*\n[ \t]*$/.test(source.slice(end, comment.start))
    if (follows) texts[texts.length - 1] += ` ${toText(comment)}`
    else texts.push(toText(comment))
    end = comment.type === 'Line' ? comment.end : -1
  }
  return texts
}

/** Findings in comments, test titles and API summaries of a source file, and in all strings of a catalogue of texts. */
export function proseOfSource(file: string, source: string): Finding[] {
  const { program, comments } = parseSync(file, source)
  const findings: Finding[] = []
  const isArabic = file.endsWith('.ar.ts')
  const isCatalogue = isArabic || /-messages\.ts$/.test(file)
  const addScreen = (text: unknown) => {
    if (isCatalogue && typeof text === 'string')
      findings.push(...wordIn(file, 'screen', text, isArabic ? ARABIC_WORDS : FOREIGN_WORDS))
  }
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const name = callee.type === 'MemberExpression' ? callee.object : callee
      if (name.type === 'Identifier' && TITLED.has(name.name) && title?.type === 'Literal')
        findings.push(...wordIn(file, 'title', String(title.value)))
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'summary' || value.type !== 'Literal') return
      const text = String(value.value)
      const isForeign = CLAUSE.test(text) || FOREIGN_WORDS.test(text)
      if (isForeign) findings.push({ file, kind: 'summary', text })
    },
    Literal: ({ value }) => addScreen(value),
    TemplateElement: ({ value }) => addScreen(value.cooked),
  }).visit(program)
  for (const text of commentsIn(comments, source)) {
    if (CLAUSE.test(text)) findings.push({ file, kind: 'clause', text: text.slice(0, SHOWN) })
    findings.push(...wordIn(file, 'word', text))
  }
  return findings
}

/** Findings in a page of Markdown, by paragraph, without code. */
export const proseOfPage = (file: string, page: string): Finding[] =>
  page
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/`[^`\n]*`/g, '')
    .split(/\n\s*\n|\n(?=[|*-])/)
    .flatMap((paragraph) => wordIn(file, 'page', paragraph))
