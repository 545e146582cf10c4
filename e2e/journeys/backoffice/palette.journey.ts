import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('The command palette', { tag: EDITABLE_SHOP }, () => {
  test('text typed before the palette opens appears in its field', async ({ page, backoffice }) => {
    let isAsked = false
    const { promise: gate, resolve: answer } = Promise.withResolvers<void>()
    await page.route(/\/assets\/palette-[^/]*\.js$/, async (route) => {
      isAsked = true
      await gate
      await route.continue()
    })
    await backoffice.enter('orders')
    await expect.poll(() => isAsked).toBe(true)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('8899')
    answer()
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
    await expect(field).toBeFocused()
    await page.keyboard.type('10')
    await expect(field).toHaveValue('889910')

    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(field).toHaveValue('')
  })

  test('a found order or product lists its actions, which start by keyboard', async ({
    page,
    placed: { person, choice, orderId: id },
    backoffice,
  }) => {
    await backoffice.enter()
    const palette = page.getByRole('dialog', { name: 'Search' })
    const field = palette.getByRole('combobox')
    const option = (name: string | RegExp) => palette.getByRole('option', { name })
    const choose = async (name: string | RegExp) => {
      await expect(option(name).first()).toBeVisible()
      for (
        let step = 0;
        step < 20 && (await option(name).first().getAttribute('aria-selected')) !== 'true';
        step++
      )
        await field.press('ArrowDown')
    }
    const chooseAndOpen = async (name: string) => {
      await choose(name)
      await field.press('Enter')
    }

    await page.keyboard.press('Control+k')
    await field.fill(`#${person.phone}`)
    await expect(option(/LD-\d+/)).toHaveAttribute('aria-selected', 'true')
    await expect(palette.getByRole('group', { name: /^Actions for LD-\d+$/ }).getByRole('option')).toHaveText(
      ['Pick and scan', 'Print packing slip', 'Print shipping label'],
    )
    await chooseAndOpen('Pick and scan')
    await expect(page).toHaveURL(new RegExp(`/packing\\?order=${id}$`))

    await page.goto(`/backoffice/orders/${id}`)
    await page.getByRole('button', { name: 'Mark packed' }).click()
    await expect(page.getByRole('button', { name: 'Mark shipped' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await field.fill(`#${person.phone}`)
    await chooseAndOpen('Mark shipped')
    const courier = page.getByRole('dialog').getByRole('combobox', { name: 'Courier' })
    await expect(courier).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Mark shipped' })).toBeVisible()
    await expect(courier).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await field.fill(`#${person.phone}`)
    await chooseAndOpen('Mark shipped')
    await expect(courier).toBeVisible()
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    await field.fill(choice.product.sku)
    await choose(new RegExp(choice.product.sku))
    await chooseAndOpen('Preview')
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: choice.product.name, level: 1 })).toBeVisible()

    await page.keyboard.press('Control+k')
    await field.fill(choice.product.sku)
    await choose(new RegExp(choice.product.sku))
    const [customer] = await Promise.all([page.waitForEvent('popup'), chooseAndOpen('View in shop')])
    await expect(customer.getByRole('heading', { name: choice.product.name, level: 1 })).toBeVisible()
    await customer.close()
  })

  test('a > limits the results to commands, and Ctrl-Enter opens a new tab', async ({ page, backoffice }) => {
    await backoffice.enter()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search' })
    const field = palette.getByRole('combobox')
    await field.fill('dune')
    await expect(palette.getByRole('group', { name: 'Products' })).toBeVisible()
    await field.fill('> dune')
    await expect(palette.getByRole('group', { name: 'Products' })).toHaveCount(0)
    await field.fill('> stock')
    await expect(palette.getByRole('group', { name: 'Actions' })).toBeVisible()
    await expect(palette.getByRole('option').first()).toHaveText('Inventory')
    const [tab] = await Promise.all([page.waitForEvent('popup'), field.press('Control+Enter')])
    await expect(tab).toHaveURL(/\/backoffice\/inventory$/)
    await tab.close()
  })
})
