// `npm run types`: the type check of every package, all at once.
import path from 'node:path'
import { root, runQuietly } from './run-tool.ts'

const storefront = path.join(root, 'packages', 'storefront')

async function check(): Promise<number> {
  const typegen = await runQuietly('react-router', ['typegen'], { cwd: storefront })
  const projects = [
    '.',
    'packages/backoffice',
    'packages/cli',
    'packages/domain',
    'packages/embedded-postgres',
    'packages/server',
    'packages/storefront',
    'packages/storefront/service-worker',
    'packages/stripe-sandbox',
  ]
  // Several checkers of a project each compute the shared types: twice the processor time.
  const options = ['--pretty', '--checkers', '1']
  const checks = await Promise.all(
    projects.map((project) => runQuietly('tsc', ['--project', project, ...options])),
  )
  const failed = [typegen, ...checks].filter(({ code }) => code !== 0)
  for (const { printed } of failed) console.error(printed)
  return failed.length > 0 ? 1 : 0
}

process.exitCode = await check()
