import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { acceptInvitation, staffCalls } from '../../fixtures/staff-calls.ts'
import { expect, test } from '../../fixtures/test.ts'

const FOREIGN = /googletagmanager|google-analytics|facebook/

/** Events in Google's data layer, with their parameters. */
const measured = `(window.dataLayer ?? []).filter(([kind]) => kind === 'event').map(([, name, told]) => ({ name, ...told }))`

test.describe('Analytics consent', { tag: FRESH_SHOP }, () => {
  test('Analytics loads only after consent, and stops when consent is withdrawn', async ({
    page,
    api,
    playwright,
    shop,
    context,
    productPage,
    welcomePopup,
    allowConsole,
  }) => {
    allowConsole(
      /^Request to another origin: https:\/\/(www\.googletagmanager\.com|connect\.facebook\.net)\//,
    )
    const request = await playwright.request.newContext()
    const asStaff = staffCalls(request, shop.url)
    await acceptInvitation(asStaff, await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
    const changes = {
      googleTag: { from: '', to: 'G-ABC123DEF4' },
      metaPixel: { from: '', to: '123456789012345' },
    }
    await asStaff('POST /api/staff/settings', { changes })
    await request.dispose()
    const asked: string[] = []
    await context.route(FOREIGN, async (route) => {
      asked.push(new URL(route.request().url()).hostname)
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await welcomePopup.skip()
    // The question appears without any interaction.
    await page.goto('/', { waitUntil: 'load' })
    const question = page.getByRole('region', { name: 'Cookies' })
    await question.getByRole('button', { name: 'Decline' }).click()
    await expect(question).toBeHidden()
    const choice = await api.choice(({ stock }) => stock > 2)
    await productPage.openAndAddToCart(choice)
    expect(asked).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => typeof Reflect.get(window, 'dataLayer'))).toBe('undefined')

    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await expect(question).toContainText('You declined on')
    await question.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => [...asked].sort()).toEqual(['connect.facebook.net', 'www.googletagmanager.com'])
    await expect
      .poll(() => page.evaluate(measured))
      .toMatchObject([{ name: 'view_item', currency: 'AED', items: [{ item_id: choice.product._id }] }])
    await productPage.addToCart(choice, 2)
    await expect
      .poll(() => page.evaluate(measured))
      .toMatchObject([
        { name: 'view_item' },
        { name: 'add_to_cart', items: [{ item_variant: `${choice.colour} / ${choice.size}`, quantity: 2 }] },
      ])
    await page.getByRole('link', { name: /cart/i }).first().click()
    await expect.poll(() => page.evaluate(measured)).toHaveLength(3)

    await page.getByRole('button', { name: 'Cookie settings' }).click()
    const reloaded = page.waitForEvent('load')
    await question.getByRole('button', { name: 'Decline' }).click()
    await reloaded
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => typeof Reflect.get(window, 'dataLayer'))).toBe('undefined')
  })

  test('A purchase after consent is tracked once, and so is its refund', async ({
    page,
    api,
    shop,
    playwright,
    context,
    session,
    checkout,
    welcomePopup,
    allowConsole,
  }) => {
    allowConsole(/^Request to another origin: https:\/\/www\.googletagmanager\.com\//)
    const request = await playwright.request.newContext()
    const asStaff = staffCalls(request, shop.url)
    await acceptInvitation(asStaff, await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
    await asStaff('POST /api/staff/settings', { changes: { googleTag: { from: '', to: 'G-ABC123DEF4' } } })
    await context.route(FOREIGN, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await welcomePopup.skip()
    const { person, token, total } = await session.withItemInCart()
    await page.goto('/')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click()
    await reloaded
    await page.goto('/products')
    await expect.poll(() => page.evaluate(measured)).toMatchObject([{ name: 'view_item_list' }])
    const [list] = (await page.evaluate(measured)) as { items: { item_id: string; price: number }[] }[]
    const ids = await page
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
    expect(list?.items.map(({ item_id }) => item_id)).toEqual(ids)
    await checkout.goToCash(person)
    await checkout.confirmButton.click()
    await expect(page).toHaveURL('/orders')
    const readEvents = async (eventName: string) => {
      const events = (await page.evaluate(measured)) as {
        name: string
        value: number
        transaction_id: string
      }[]
      return events.filter(({ name }) => name === eventName)
    }
    await expect.poll(() => readEvents('purchase')).toMatchObject([{ value: total }])
    const [order] = await api.orders(token)
    if (!order) throw new Error('Order not found')

    const orderId = order._id
    for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
      await asStaff('POST /api/staff/order/move', { orderId, to })
    for (const amount of [5, 7.5]) {
      await asStaff('POST /api/staff/order/refund', { orderId, amount, reason: 'A late parcel' })
      await page.goto(`/orders/${order.number}`)
      await expect
        .poll(() => readEvents('refund'))
        .toMatchObject([{ value: amount, transaction_id: order.number }])
    }
    await request.dispose()
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/order/show'))
    await page.reload()
    await asked
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Refunded')
    expect(await readEvents('refund')).toEqual([])
  })
})
