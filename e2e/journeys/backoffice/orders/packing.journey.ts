import type { Page } from '@playwright/test'
import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

/** Records the played tones, in hertz. */
const recordTones = (page: Page) =>
  page.addInitScript(() => {
    const tones: number[] = []
    Object.assign(globalThis, { tones })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      tones.push(this.frequency.value)
      start.call(this, when)
    }
  })
const readTones = (page: Page) => page.evaluate(() => (globalThis as unknown as { tones: number[] }).tones)

test.describe('Packing on a phone', { tag: FRESH_SHOP }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('staff scan items into their orders, a wrong item shows a reason, and scans survive a lost network', async ({
    page,
    api,
    allowConsole,
    backoffice,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const person = newPerson()
    const { token } = await api.signUp(person)
    const choices = await undiscountedChoices(api, 3)
    const [first, second, foreign] = choices
    if (!first || !second || !foreign)
      throw new Error('The shop has fewer than three undiscounted products in stock')
    for (const choice of [first, second]) await placeOrder(api, token, person, [choice])
    const getSku = ({ product, colour, size }: typeof first) => {
      const variant = product.variants.find(({ colorName }) => colorName === colour)
      return variant?.sizes.find((entry) => entry.size === size)?.subSKU ?? ''
    }
    await recordTones(page)
    await backoffice.enter()

    await page.getByRole('link', { name: 'Scan', exact: true }).click()
    const field = page.getByRole('textbox', { name: 'Scan an item' })
    await expect(field).toBeFocused()
    const prompts = [first, second].map(({ product, size }) => `Next: ${product.name}, ${size}`)
    expect(prompts).toContain(await page.getByText(/^Next: /).textContent())
    // A scanner types and ends with Enter.
    const scan = async (code: string) => {
      await field.fill(code)
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('')
    }
    await scan(getSku(foreign))
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
    await expect(alert(`Wrong item: ${getSku(foreign)} isn't in any of these orders.`)).toBeVisible()
    expect(await readTones(page)).toEqual([220, 220])
    await scan(getSku(first).toLowerCase())
    await expect(page.getByText(`${first.product.name}, ${first.size}: into box 1, LD-10001.`)).toBeVisible()
    await expect(page.getByText(/^1 of 4 picked/)).toBeVisible()
    expect(await readTones(page)).toEqual([220, 220, 1320])
    await page.reload()
    await expect(page.getByText(/^1 of 4 picked/)).toBeVisible()
    await scan(getSku(first))
    const box = page.getByRole('listitem').filter({ hasText: /^Box 1LD-10001/ })
    await expect(box).toContainText('Packed')
    const stops = page.getByRole('list', { name: 'To pick' }).getByRole('listitem')
    await expect(stops.first()).toContainText('Box 2 · LD-10002')
    await expect(stops.last()).toContainText('Box 1 · LD-10001')
    await scan(getSku(first))
    await expect(
      alert(`Too many: ${first.product.name}, ${first.size} is already fully picked.`),
    ).toBeVisible()

    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Picked', exact: true }).click()
    await expect(page.getByText(/^3 of 4 picked/)).toBeVisible()
    // The scanner types even while the focus is on the button.
    await page.keyboard.type(getSku(second))
    await page.keyboard.press('Enter')
    await expect(alert('No network. Your scans are saved. 1 order ')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('listitem').filter({ hasText: /^Box 2LD-10002/ })).toContainText('Packed')
    await expect(page.getByText('Everything is picked')).toBeVisible()
    await page.getByRole('link', { name: 'Continue to shipping' }).click()
    await expect(page.getByRole('link', { name: 'LD-10001' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'LD-10002' })).toBeVisible()
  })

  test('an item missing from its shelf removes its order from the walk, with a note', async ({
    page,
    placed,
    backoffice,
  }) => {
    await backoffice.enter('packing')
    const missing = page.getByRole('dialog', { name: 'Missing from its shelf?' })
    await page.getByRole('button', { name: 'Item missing' }).click()
    await expect(missing.getByRole('button', { name: 'Continue picking' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(missing).toBeHidden()
    await expect(page.getByRole('button', { name: 'Picked', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Item missing' }).click()
    await missing.getByRole('button', { name: 'Item missing' }).click()
    await expect(page.getByText('No orders to pack.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Skipped: 1 order with an item missing from its shelf.')).toBeVisible()
    await expect(page.getByText('No orders to pack.')).toBeVisible()
    await backoffice.open('Orders')
    await page.getByRole('link', { name: 'LD-10001' }).click()
    await expect(
      page.getByText(`${placed.choice.product.name}, ${placed.choice.size} was missing from`),
    ).toBeVisible()
  })
})
