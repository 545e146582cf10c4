// `npm run mutation`: changes the rules of packages/domain one by one and prints each change that no test notices. `npm
// run mutation -- stock` does so for an area of the server (`tools/mutation/areas.ts`), or only for the files after it.
// `npm run mutation -- --pages` breaks pages and runs the journeys that must fail (`tools/mutation/page-mutations.ts`).
import { exitCode, startTool } from '../../scripts/run-tool.ts'
import { areaNames } from './areas.ts'
import { tryPageMutations } from './try-page-mutations.ts'

const [name = 'domain', ...files] = process.argv.slice(2)

async function run(): Promise<number> {
  if (name === '--pages') return tryPageMutations(files)
  if (!areaNames.includes(name)) {
    console.error(`Unknown area: ${name}. Use one of: ${areaNames.join(', ')}, or --pages.`)
    return 1
  }
  const env = { MUTATION_AREA: name, ...(files.length > 0 && { MUTATION_FILES: files.join(',') }) }
  return exitCode(startTool('stryker', ['run', 'tools/mutation/stryker.config.mjs'], { env }))
}

process.exitCode = await run()
