import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { type Development, startDevelopment } from '../fixtures/development/start-development.ts'
import { waitForHydrationOn } from '../fixtures/hydration.ts'

const LOGIN = 'packages/storefront/app/account/sign-in/login-page.tsx'
const LOGIN_CALL = 'packages/server/src/accounts/login.ts'
const STORIES_CALL = 'packages/server/src/content/read-stories.ts'

const run = promisify(execFile)

test.describe.configure({ mode: 'serial' })

let shop: Development

test.beforeAll(async ({ browserName: _ }, { workerIndex }) => {
  const journeys = process.env.JOURNEYS_FOLDER ?? ''
  const data = join(journeys, `development-${workerIndex}`)
  // Keeps owners: the database may run as another user.
  await run('cp', ['-a', join(journeys, 'template'), data])
  shop = await startDevelopment(data)
})

test.beforeEach(({ page }) => waitForHydrationOn(page))

test.afterAll(() => shop?.stop())

/** Counts page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

const PAGES = [
  {
    name: 'the shop',
    path: '/login',
    field: 'Email or Mobile Number',
    file: 'packages/storefront/app/account/account-messages.ts',
    from: "login: 'Login'",
    to: "login: 'Come in'",
    shown: 'Come in',
  },
  {
    name: 'the Arabic shop',
    path: '/ar/login',
    field: null,
    file: 'packages/storefront/app/account/account-messages.ar.ts',
    from: "login: 'تسجيل الدخول'",
    to: "login: 'أهلاً وسهلاً'",
    shown: 'أهلاً وسهلاً',
  },
  {
    name: 'the back office',
    path: '/backoffice/',
    field: 'Email',
    file: 'packages/backoffice/app/sign-in/password-step.tsx',
    from: 'lead={holder ? texts.leadAgain : texts.lead}',
    to: "lead='Good morning.'",
    shown: 'Good morning.',
  },
]

for (const { name, path, field, file, from, to, shown } of PAGES)
  test(`A saved edit shows at once in ${name} and keeps typed text`, async ({ page }) => {
    await page.goto(shop.url + path)
    const input = field ? page.getByLabel(field) : page.getByRole('textbox').first()
    await input.fill('amal@example.com')
    const loads = countLoads(page)
    await shop.edit(file, from, to)
    await expect(page.getByText(shown).first()).toBeVisible()
    await expect(input).toHaveValue('amal@example.com')
    expect(loads()).toBe(0)
  })

test('A changed API call restarts the server without losing a page, and its error shows over the page', async ({
  page,
}) => {
  await page.goto(`${shop.url}/login`)
  await page.getByLabel('Email or Mobile Number').fill('amal@example.com')
  await page.getByLabel('Password', { exact: true }).fill('A-quiet-dune-7')
  const submit = page.locator('form').getByRole('button', { name: 'Sign In' })
  await shop.edit(LOGIN_CALL, 'const name = parseSignInName(email)', "throw new Error('No door here')")
  const statuses = new Set<number>()
  await expect(async () => {
    for (const path of ['/', '/products', '/ar', '/api/settings', '/backoffice/'])
      statuses.add((await fetch(shop.url + path)).status)
    await submit.click({ timeout: 2000 })
    await expect(page.getByText('No door here').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect([...statuses]).toEqual([200])
  await shop.edit(LOGIN_CALL, "throw new Error('No door here')", 'const name = parseSignInName(email)')
})

test('A page that fails to render shows the source of the error, and recovers after the fix', async ({
  page,
}) => {
  const [right, wrong] = ['const t = useMessages(accountMessages)', "throw new Error('A hole in the page')"]
  await shop.edit(
    LOGIN,
    `export default function LoginPage() {\n  ${right}`,
    `export default function LoginPage() {\n  ${wrong}`,
  )
  await page.goto(`${shop.url}/login`)
  await expect(page.getByRole('heading', { name: 'A hole in the page' })).toBeVisible()
  await expect(page.getByText('login-page.tsx').first()).toBeVisible()
  await shop.edit(LOGIN, wrong, right)
  await expect(page.getByLabel('Email or Mobile Number')).toBeVisible()
})

test('A page whose API call throws shows its source on the server, and recovers after the fix', async ({
  page,
}) => {
  const [right, wrong] = [
    'const rows = await storyRows(shop)\n  const content',
    "throw new Error('A hole in the call')",
  ]
  await shop.edit(STORIES_CALL, right, `${wrong}\n  ${right}`)
  await expect(async () => {
    await page.goto(`${shop.url}/stories`)
    await expect(page.getByRole('heading', { name: '/api/stories: A hole in the call' })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await expect(page.getByText('read-stories.ts').first()).toBeVisible()
  await shop.edit(STORIES_CALL, `${wrong}\n  ${right}`, right)
  await expect(page.getByRole('heading', { name: 'Stories from the dunes' })).toBeVisible()
})

test('A server that fails to start shows the reason on the page, and responds after the fix', async ({
  page,
}) => {
  await shop.edit(LOGIN_CALL, 'export const login:', 'export const login :=')
  await expect(async () => {
    await page.goto(`${shop.url}/login`)
    await expect(page.getByRole('heading', { name: 'The shop could not start' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await expect(page.getByText('login.ts').first()).toBeVisible()
  await shop.edit(LOGIN_CALL, 'export const login :=', 'export const login:')
  await expect(page.getByLabel('Email or Mobile Number')).toBeVisible()
})
