import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run-tool.ts'
import { idsIn, knownIds } from './requirements.ts'

const TEXTS = ['*.ts', '*.tsx', '*.js', '*.mjs', '*.css', '*.sql', '*.md']
/** Has ids of its own to try the search with. */
const EXAMPLES = 'scripts/requirements/citations.test.ts'

/** Ids of a text that name no requirement and no decision, each with its place. */
export function unknownIdsIn(file: string, text: string, known: ReadonlySet<string>): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      idsIn(line).flatMap((id) =>
        known.has(id) ? [] : `${file}:${index + 1}: ${id} is not in docs/requirements`,
      ),
    )
}

/** The same for every text of the repository. */
export function unknownIds(): string[] {
  const known = knownIds()
  return execFileSync('git', ['ls-files', ...TEXTS], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 })
    .split('\n')
    .filter((file) => file && file !== EXAMPLES && existsSync(path.join(root, file)))
    .flatMap((file) => unknownIdsIn(file, readFileSync(path.join(root, file), 'utf8'), known))
}
