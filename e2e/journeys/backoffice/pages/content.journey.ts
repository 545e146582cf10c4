import { EDITABLE_SHOP, FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test.describe('Content in the back office', () => {
  test('staff change a page in both languages, preview it, publish it and revert it', {
    tag: EDITABLE_SHOP,
  }, async ({ page, backoffice }) => {
    await backoffice.enter()
    await backoffice.open('Content')
    await page.getByRole('link', { name: 'Returns and exchanges' }).click()

    const lead = page.getByRole('textbox', { name: 'Introduction, English' })
    await expect(lead).toHaveValue(/within 14 days/)
    await lead.fill('Send back what does not fit, within 30 days.')
    await page
      .getByRole('textbox', { name: 'Introduction, العربية' })
      .fill('أرجعوا ما لا يناسب خلال 30 يوماً.')
    await page
      .getByRole('textbox', { name: 'Text, English', exact: true })
      .fill('## By courier\n\nSee [Delivery](/delivery).\n\n- **Free**')
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open in new tab' }).click(),
    ])
    await expect(preview.getByText('within 30 days.')).toBeVisible()
    await expect(preview.getByRole('heading', { name: 'By courier' })).toBeVisible()
    await preview.goto('/returns')
    await expect(preview.getByText('within 14 days').first()).toBeVisible()

    await page.bringToFront()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published to the shop.')).toBeVisible()
    await preview.goto('/returns')
    await expect(preview.getByText('within 30 days.')).toBeVisible()
    await expect(preview.getByRole('listitem').filter({ hasText: 'Free' }).getByText('Free')).toHaveCSS(
      'font-weight',
      '560',
    )
    await preview.getByRole('main').getByRole('link', { name: 'Delivery' }).first().click()
    await expect(preview.getByRole('heading', { name: 'Delivery', level: 1 })).toBeVisible()
    await preview.goto('/ar/returns')
    await expect(preview.getByText('خلال 30 يوماً')).toBeVisible()

    await page.bringToFront()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await expect(page.getByText('Version restored.')).toBeVisible()
    await expect(lead).toHaveValue(/within 14 days/)
    await preview.goto('/returns')
    await expect(preview.getByText('within 14 days').first()).toBeVisible()
    await preview.close()
  })

  test('staff change the first slide, the banner and the block order of the home page', {
    tag: FRESH_SHOP,
  }, async ({ page, backoffice }) => {
    await backoffice.enter()
    const reader = await page.context().newPage()
    await reader.goto('/')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Dressed for sun, sand and sea')

    await page.bringToFront()
    await backoffice.open('Content')
    await page.getByRole('link', { name: 'Hero slides' }).click()
    await page.getByRole('textbox', { name: 'Title 1, English' }).fill('Dressed for National Day')
    const leadsTo = page.getByRole('combobox', { name: 'Link 1' })
    await expect(leadsTo.getByRole('option', { selected: true })).toHaveText('All products')
    await leadsTo.selectOption('Other address…')
    await page.getByRole('textbox', { name: 'Link 1, address' }).fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Start the link with/)).toBeVisible()
    await expect(page.getByText('The shop still shows the default.', { exact: false })).toBeVisible()
    await leadsTo.selectOption('Boys')
    await expect(page.getByRole('textbox', { name: 'Link 1, address' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published to the shop.')).toBeVisible()
    const version = page.getByRole('listitem').filter({ hasText: 'Live' })
    await expect(version).toContainText('Title 1, English: “Dressed for National Day”; Link 1: Boys')

    await backoffice.open('Content')
    await page.getByRole('link', { name: 'Reorder' }).click()
    // The previous list has the same switches.
    await expect(page.getByRole('heading', { level: 1, name: 'Home page layout' })).toBeVisible()
    await page.getByRole('switch', { name: 'Show Offer banner' }).uncheck()
    await page.getByRole('button', { name: 'Move Categories up' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)

    await reader.bringToFront()
    await reader.goto('/')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Dressed for National Day')
    await expect(reader.getByText('Save up to 20% for all Products')).toHaveCount(0)
    const headings = await reader.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.indexOf('Category')).toBe(headings.indexOf('SHOP SALE BY AGE') - 1)
    await reader.getByRole('link', { name: 'Shop all' }).first().click()
    await expect(reader).toHaveURL('/products?category=Boys')
    await reader.goto('/ar')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('ملابس للشمس والرمل والبحر')
    await reader.close()
  })

  test('staff write a story, the shop shows it, and staff hide it', {
    tag: EDITABLE_SHOP,
  }, async ({ page, backoffice, allowConsole }) => {
    allowConsole(/status of 404/)
    await backoffice.enter()
    await backoffice.open('Content')
    await page.getByLabel(/^URL handle/).fill('First School Day')
    await page.getByRole('button', { name: 'New story' }).click()
    await expect(page.getByRole('heading', { name: 'first-school-day', level: 1 })).toBeVisible()
    await page.getByRole('textbox', { name: 'Title, English' }).fill('The first school day')
    await page.getByRole('textbox', { name: 'Introduction, English' }).fill('A bag, a cap, a tear.')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('This field is required.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Text, English', exact: true }).fill('It was **hot**.')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published to the shop.')).toBeVisible()

    const reader = await page.context().newPage()
    await reader.goto('/about')
    await reader.getByRole('link', { name: 'The first school day' }).click()
    await expect(reader.getByRole('heading', { name: 'The first school day', level: 1 })).toBeVisible()
    await reader.getByRole('link', { name: 'All stories' }).click()
    await expect(reader.getByRole('heading', { name: 'Stories from the dunes' })).toBeVisible()
    await reader.getByRole('main').getByRole('link', { name: 'The first school day' }).click()

    await page.bringToFront()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await expect(page.getByText('Version restored.')).toBeVisible()
    await reader.goto('/stories/first-school-day')
    await expect(reader.getByRole('heading', { name: /404/ })).toBeVisible()
    await reader.close()
  })

  test('a scheduled version is marked as such, and unpublished changes prompt before leaving', {
    tag: EDITABLE_SHOP,
  }, async ({ page, backoffice, allowConsole }) => {
    allowConsole(/status of 422/)
    await backoffice.enter()
    await backoffice.open('Content')
    await page.getByRole('link', { name: 'Our Story' }).click()
    await page.getByRole('textbox', { name: 'Title, English' }).fill('Who we are')
    await page.getByRole('textbox', { name: 'Title, العربية' }).fill('')
    await expect(page.getByText('Missing. English is shown.')).toBeVisible()

    await page.getByRole('link', { name: 'Content', exact: true }).first().click()
    await page.getByRole('button', { name: 'Stay here' }).click()

    await page.getByLabel(/^From/).fill('2099-11-27T08:00')
    await page.getByLabel(/^Until/).fill('2099-11-27T07:00')
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(page.getByText('The end must be after the start.')).toBeVisible()
    await page.getByLabel(/^Until/).fill('someday')
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(page.getByLabel(/^Until/)).toBeFocused()
    await expect(page.getByLabel(/^Until/)).toHaveAccessibleDescription(/^We can't read this date/)
    await page.getByLabel(/^Until/).fill('2099-11-28T08:00')
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(page.getByText('Scheduled for 27 Nov 2099 08:00.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title, English' })).toHaveValue('Our Story')

    await page.getByRole('link', { name: 'Content', exact: true }).first().click()
    await expect(page.getByRole('row', { name: /Our Story/ })).toContainText(
      'Scheduled for 27 Nov 2099 08:00',
    )
    await page
      .getByRole('row', { name: /Our Story/ })
      .getByRole('link')
      .click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible()
  })
})
