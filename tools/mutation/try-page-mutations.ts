import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildStorefront } from '../../scripts/pages-build/build-storefront.ts'
import { root, runQuietly } from '../../scripts/run-tool.ts'
import { type PageMutation, pageMutations } from './page-mutations.ts'

/** Numbers of passed and failed browser tests. */
interface Report {
  stats: { expected: number; unexpected: number }
}

async function isNoticed({ journey, test }: PageMutation): Promise<boolean> {
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=json', journey, '-g', test]
  const { printed } = await runQuietly('playwright', args)
  const { stats } = JSON.parse(printed.slice(printed.indexOf('{'))) as Report
  if (stats.expected + stats.unexpected === 0) throw new Error(`No test in ${journey} matches "${test}"`)
  return stats.unexpected > 0
}

/** Applies the mutation while `work` runs, and always restores the file. */
async function changed<Result>(
  { file, from, to }: PageMutation,
  work: () => Promise<Result>,
): Promise<Result> {
  const place = path.join(root, file)
  const before = readFileSync(place, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} does not contain: ${from}`)
  const restore = () => writeFileSync(place, before)
  process.once('exit', restore)
  try {
    writeFileSync(
      place,
      before.replace(from, () => to),
    )
    return await work()
  } finally {
    restore()
    process.removeListener('exit', restore)
  }
}

/** Breaks one page at a time, builds it and runs its journey. Returns the exit code. `only` are parts of file names. */
export async function tryPageMutations(only: readonly string[]): Promise<number> {
  const chosen = pageMutations.filter(({ file }) => only.every((part) => file.includes(part)))
  let survived = 0
  for (const mutation of chosen) {
    const noticed = await changed(mutation, async () => {
      await buildStorefront()
      return isNoticed(mutation)
    })
    if (!noticed) survived += 1
    console.log(`${noticed ? 'noticed ' : 'SURVIVED'} ${mutation.file}: ${mutation.to}`)
  }
  await buildStorefront()
  console.log(`Tests noticed ${chosen.length - survived} of ${chosen.length} page mutations`)
  return survived > 0 ? 1 : 0
}
