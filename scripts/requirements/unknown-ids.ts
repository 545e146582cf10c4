import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run-tool.ts'
import { idsIn, knownIds } from './requirements.ts'

const TEXTS = ['*.ts', '*.tsx', '*.js', '*.mjs', '*.css', '*.sql', '*.md']
/** Contains example ids for the tests of the search. */
const EXAMPLES = 'scripts/requirements/citations.test.ts'

/** Ids in a text that match no requirement and no decision, with their places. */
export function unknownIdsIn(file: string, text: string, known: ReadonlySet<string>): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      idsIn(line).flatMap((id) =>
        known.has(id) ? [] : `${file}:${index + 1}: ${id} is not in docs/requirements`,
      ),
    )
}

/** The same for all texts of the repository. */
export function unknownIds(): string[] {
  const known = knownIds()
  return execFileSync('git', ['ls-files', ...TEXTS], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 })
    .split('\n')
    .filter((file) => file && file !== EXAMPLES && existsSync(path.join(root, file)))
    .flatMap((file) => unknownIdsIn(file, readFileSync(path.join(root, file), 'utf8'), known))
}
