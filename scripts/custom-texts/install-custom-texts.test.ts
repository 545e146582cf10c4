import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customTextPlugins } from '../../packages/design/vite/custom-text-plugins.ts'
import { root } from '../run-tool.ts'

const run = promisify(execFile)

const TEXTS = {
  'cart.selectSize': 'Which size, please?',
  'order-emails.order_placed.subject': 'Thank you for {number}',
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'))
  writeFileSync(path.join(folder, 'texts.en.json'), JSON.stringify(TEXTS))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Output of a process that starts like the shop and prints one of its texts. */
const printed = (THEME: string) =>
  run(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { installCustomTexts } = await import('./scripts/custom-texts/install-custom-texts.ts')
       if (!(await installCustomTexts())) process.exit(1)
       const { orderEmailMessages } = await import('@little-dunes/domain/messages/order-emails/order-email-messages')
       const { subject } = orderEmailMessages.en.order_placed({ name: 'Mia', number: 'LD-1', items: [] })
       console.log(subject)`,
    ],
    { cwd: root, env: { ...process.env, THEME } },
  )

async function inTheBrowser(theme: string | undefined): Promise<string> {
  const app = path.join(root, 'packages/storefront/app')
  const built = (await build({
    configFile: false,
    root: app,
    logLevel: 'silent',
    plugins: customTextPlugins(theme),
    build: { write: false, lib: { entry: path.join(app, 'cart/cart-messages.ts'), formats: ['es'] } },
  })) as Rollup.RollupOutput[]
  return built.flatMap(({ output }) => output.map((file) => ('code' in file ? file.code : ''))).join('')
}

test('emails contain the custom texts', async () => {
  expect((await printed(folder)).stdout).toBe('Thank you for LD-1\n')
})

test('without a folder emails contain the default texts', async () => {
  expect((await printed('')).stdout).toBe("We've received your order LD-1\n")
})

test('invalid texts stop the start before the build', async () => {
  const wrong = mkdtempSync(path.join(tmpdir(), 'texts-'))
  writeFileSync(path.join(wrong, 'texts.en.json'), '{"cart.selectSise":"Size?"}')
  await expect(printed(wrong)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('texts.en.json: cart.selectSise is not a text of the shop'),
  })
  rmSync(wrong, { recursive: true })
})

test('pages contain the custom text, and are otherwise unchanged', async () => {
  const [plain, customBuild] = [await inTheBrowser(undefined), await inTheBrowser(folder)]
  expect(customBuild).toContain('Which size, please?')
  expect(customBuild).not.toContain('Please select a size')
  const inOneQuote = (code: string) => code.replaceAll(/["'`]/g, '"')
  expect(inOneQuote(customBuild.replace('Which size, please?', 'Please select a size'))).toBe(
    inOneQuote(plain),
  )
})
