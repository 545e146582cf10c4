import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

/** Screenshot of a text in a field. */
async function takePicture(field: Locator, text: string): Promise<Buffer> {
  await field.fill(text)
  await field.blur()
  return field.screenshot({ animations: 'disabled' })
}

/** The two words differ only in the dots of the last letter, which are the lowest in Arabic. */
async function expectDots(field: Locator): Promise<void> {
  const [dotted, plain] = [await takePicture(field, 'علي'), await takePicture(field, 'على')]
  expect(dotted.equals(plain), `the dots of ي are visible in ${field}`).toBe(false)
}

test('Input fields show the dots below the last letter of an Arabic name', async ({ page }) => {
  await page.goto('/ar/contact')
  await expectDots(page.getByRole('textbox', { name: 'الاسم' }))
  await page.goto('/ar/track-order')
  await expectDots(page.getByRole('search').getByRole('searchbox'))
})
