// `npm run test:upgrade`: runs the previous release and this version on one database, while customers place orders
// (packages/server/src/testing/long/two-versions.long.ts). `-- --seconds N` with both versions, 30 by default.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { exitCode, root, startTool } from '../run-tool.ts'
import { previousRelease } from './previous-release.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } })

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

/** Empty outside a git checkout. */
function readTags(): string[] {
  try {
    return git('tag', '--list', 'v*').split('\n')
  } catch {
    return []
  }
}

async function testUpgradeFrom(tag: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'previous-release-'))
  try {
    git('worktree', 'add', '--detach', folder, tag)
    const installed = await exitCode(startTool('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder }))
    if (installed !== 0) return installed
    const env = { PREVIOUS_RELEASE: folder, UPGRADE_SECONDS: values.seconds }
    return await exitCode(startTool('vitest', ['run', '--project', 'long', 'two-versions'], { env }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
}

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
const tag = previousRelease(readTags(), version)
if (tag) {
  console.log(`Running ${tag} and ${version} on one database`)
  process.exitCode = await testUpgradeFrom(tag)
} else console.log(`Skipped: this checkout has no release tag before ${version}.`)
