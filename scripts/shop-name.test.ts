import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-tool.ts'

/** Name of a new shop, and of its program in texts for operators and other programs. */
const ALLOWED = [
  'packages/domain/src/orders/company/sample-settings.ts',
  'packages/server/src/main.ts',
  'packages/server/src/startup/ready-block.ts',
  'packages/server/src/webhooks/deliver-webhooks.ts',
  'packages/stripe-sandbox/src/payments/charges.ts',
]
const NOT_SHIPPED = /\.test\.tsx?$|\/testing\/|\/(node_modules|build|dist|migrations)\/|\.snap$/
const NAME = /little dunes|ليتل ديونز/i

test('the shop name is a setting, with its default in one place', () => {
  const files = globSync('packages/**/*.{ts,tsx,css,html,svg,json,webmanifest,sql}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !NOT_SHIPPED.test(file))
  expect(files.length).toBeGreaterThan(1500)
  const naming = files.filter((file) => NAME.test(readFileSync(path.join(root, file), 'utf8')))
  expect(naming.toSorted()).toEqual(ALLOWED)
})
