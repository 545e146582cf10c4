import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const command = fileURLToPath(new URL('../shop.mjs', import.meta.url))

function shop(...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' })
  return { status, stdout }
}

test.each(['--version', '-v'])('%s prints the version of the shop', (option) => {
  expect(shop(option)).toEqual({ status: 0, stdout: `${version}\n` })
})

test('the help names --version', () => {
  expect(shop('--help').stdout).toContain('npx shop --version')
})
