import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run-tool.ts'

/** One line of docs/requirements. */
export interface Requirement {
  id: string
  /** The heading of its page. */
  section: string
  /** Describes the specification itself; no test can cover it. */
  isInformation: boolean
}

const PAGES = 'docs/requirements'
const REQUIREMENT = /^\| ([A-Z]+-\d{2,3}) \|/
const DECISION = /^- \*\*(D-\d{2})\*\* /

const PREFIXES =
  'SHELL|HOME|CARD|LIST|PROD|CART|CHK|PAY|VER|ORD|PROF|WISH|AUTH|DATA|STATE|VAL|ROLE|API|MSG|CONST'
const REFERENCE = new RegExp(
  String.raw`(?<![\w-])(${PREFIXES}|D)-(\d{1,3})\b(?:(?:\s*(?:to|–|\.\.|\.\.\.|…)\s*)(?:\1-)?(\d{1,3})\b)?`,
  'g',
)

/** The requirements of one page, in its order. */
export function requirementsIn(page: string): Requirement[] {
  const section = /^# (.*)$/m.exec(page)?.[1] ?? ''
  return page.split('\n').flatMap((line) => {
    const id = REQUIREMENT.exec(line)?.[1]
    return id ? [{ id, section, isInformation: line.includes('*(information)*') }] : []
  })
}

export const decisionsIn = (page: string): string[] =>
  page.split('\n').flatMap((line) => DECISION.exec(line)?.[1] ?? [])

/** Ids in a text: `CART-05`, and every one of `CART-10 to CART-16`, `VAL-30..34`. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].flatMap(([, prefix, from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)]
    const length = Math.max(1, last - first + 1)
    return Array.from({ length }, (_, i) => `${prefix}-${String(first + i).padStart(2, '0')}`)
  })
}

const pages = () =>
  globSync(`${PAGES}/*.md`, { cwd: root })
    // Generated from the others.
    .filter((file) => path.basename(file) !== 'status.md')
    .toSorted()
    .map((file) => readFileSync(path.join(root, file), 'utf8'))

export const allRequirements = (): Requirement[] => pages().flatMap(requirementsIn)

/** Ids of all requirements and decisions. */
export const knownIds = (): Set<string> =>
  new Set([...allRequirements().map(({ id }) => id), ...pages().flatMap(decisionsIn)])
