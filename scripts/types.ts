// `npm run types`: the type check of every package, all at once.
import path from 'node:path'
import { root, runQuietly } from './run-tool.ts'

const storefront = path.join(root, 'packages', 'storefront')

async function check(): Promise<number> {
  const typegen = await runQuietly('react-router', ['typegen'], { cwd: storefront })
  const projects = [
    '.',
    'packages/backoffice',
    'packages/domain',
    'packages/embedded-postgres',
    'packages/server',
    'packages/storefront',
    'packages/stripe-sandbox',
  ]
  const checks = await Promise.all(
    projects.map((project) => runQuietly('tsc', ['--project', project, '--pretty'])),
  )
  const failed = [typegen, ...checks].filter(({ code }) => code !== 0)
  for (const { printed } of failed) console.error(printed)
  return failed.length > 0 ? 1 : 0
}

process.exitCode = await check()
