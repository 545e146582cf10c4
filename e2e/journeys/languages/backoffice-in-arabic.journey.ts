import type { Locator } from '@playwright/test'
import { codeAt, PASSWORD } from '../../fixtures/backoffice.ts'
import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { EDITABLE_SHOP, FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('The back office in Arabic on a phone', { tag: FRESH_SHOP }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('staff find an order, pack, ship, deliver and refund it, and switch back to English', async ({
    page,
    api,
    owner,
    context,
    allowConsole,
  }) => {
    allowConsole(/401/)
    const person = newPerson({ name: 'مريم الظاهري', phone: '507650184' })
    const { token } = await api.signUp(person)
    await placeOrder(api, token, person, await undiscountedChoices(api, 1))
    await context.clearCookies()
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

    await page.goto('/backoffice/')
    await button('العربية').click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page).toHaveURL('/backoffice/')
    await page.getByLabel('البريد الإلكتروني').fill(owner.email)
    await page.getByLabel('كلمة المرور').fill('not the password')
    for (const label of ['البريد الإلكتروني', 'كلمة المرور'])
      await expect(page.getByLabel(label)).toHaveCSS('text-align', 'end')
    await button('متابعة').click()
    await expect(page.getByText('البريد الإلكتروني أو كلمة المرور غير صحيحة.')).toBeVisible()
    await page.getByLabel('كلمة المرور').fill(PASSWORD)
    await button('متابعة').click()
    await page.getByLabel('رمز التحقق').fill(codeAt(owner.key, Date.now() + 30_000))

    await page.getByRole('link', { name: /^للتجهيز 1/ }).click()
    await page.getByRole('link', { name: 'LD-10001' }).click()
    await expect(page.getByText('دبي').first()).toBeVisible()
    await button('تأكيد التجهيز').click()
    await button('تأكيد الشحن').click()
    const parcel = page.getByRole('dialog', { name: 'الطرد' })
    await parcel.getByLabel('شركة التوصيل').fill('Gulf Parcel')
    await parcel.getByLabel('رقم التتبّع').fill('GP 4471')
    await parcel.getByRole('button', { name: 'تأكيد الشحن' }).click()
    await expect(page.getByText('GP 4471')).toBeVisible()
    await button(/^تأكيد التوصيل · تحصيل .*د\.إ$/).click()

    await button('استرداد المبلغ').click()
    const refund = page.getByRole('dialog', { name: /LD-10001/ })
    await refund.getByRole('button', { name: /^زيادة/ }).click()
    const send = refund.getByRole('button', { name: /^استرداد .*د\.إ$/ })
    await send.click()
    await expect(refund.getByText('يرجى ذكر السبب.')).toBeVisible()
    await refund.getByRole('combobox', { name: 'السبب' }).selectOption('سبب آخر')
    await refund.getByLabel('السبب بكلماتكم').fill('زر ناقص')
    await send.click()
    await expect(page.getByText('مسترد جزئياً')).toBeVisible()
    await expect(page.getByText('زر ناقص')).toBeVisible()

    await page.getByRole('link', { name: 'المزيد' }).click()
    await button('English').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL('/backoffice/account')
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  })

  test('a name in Latin letters aligns with its order number', async ({ page, api, backoffice }) => {
    const person = newPerson({ name: 'Sara Thomas' })
    const { token } = await api.signUp(person)
    await placeOrder(api, token, person, await undiscountedChoices(api, 1))
    await backoffice.enter('orders?language=ar')
    const measureStart = (text: Locator) =>
      text.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return Math.round(range.getBoundingClientRect().right)
      })
    const number = page.getByRole('link', { name: 'LD-10001' })
    expect(await measureStart(page.getByText(person.name))).toBe(await measureStart(number))
  })

  test('a tag beside an order number does not overlap the status', async ({ page, api, backoffice }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    await placeOrder(api, token, person, await undiscountedChoices(api, 1), 'Express')
    await backoffice.enter('orders?language=ar')
    const row = page.getByRole('row').filter({ hasText: 'LD-10001' })
    const tag = await row.getByText('توصيل سريع').boundingBox()
    const status = await row.getByText('تم تسجيل الطلب').boundingBox()
    const apart = (tag?.x ?? 0) >= (status?.x ?? 0) + (status?.width ?? 0)
    const below = (tag?.y ?? 0) >= (status?.y ?? 0) + (status?.height ?? 0)
    expect(apart || below).toBe(true)
  })

  test('each language loads only its own texts', async ({ page, backoffice }) => {
    const bodies: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.text())
    })
    const read = async (address: string) => {
      bodies.length = 0
      await backoffice.enter(address)
      await page.waitForLoadState('networkidle')
      return (await Promise.all(bodies)).join('\n')
    }
    const arabic = await read('settings?language=ar')
    expect(arabic).toContain('رسوم التوصيل')
    expect(arabic).not.toContain('Legal name')
    const english = await read('settings?language=en')
    expect(english).toContain('Legal name')
    expect(english).not.toContain('رسوم التوصيل')
  })
})

test('an activity log entry has a colon after the name, and an import problem runs from right to left', {
  tag: EDITABLE_SHOP,
}, async ({ page, shop, owner, backoffice }) => {
  const file = ['Handle,Title,Variant SKU,Variant Price', 'rattle,Shell Rattle,SR-1,', '']
  const uploaded = await page.request.post('/api/staff/import/upload', {
    data: Buffer.from(file.join('\n')),
    headers: {
      origin: shop.url,
      'content-type': 'application/octet-stream',
      'call-input': encodeURIComponent(JSON.stringify({ name: 'صيف.csv' })),
    },
  })
  expect(uploaded.status()).toBe(200)
  await backoffice.enter('activity-log?language=ar')
  await expect(page.getByRole('listitem').filter({ hasText: 'صيف.csv' })).toContainText(`${owner.name}: رفع`)
  await page.getByRole('link', { name: /صيف\.csv/ }).click()
  await page.getByRole('button', { name: 'المقارنة بالمتجر' }).click()
  const problem = page.getByRole('listitem').filter({ hasText: 'Variant Price' })
  await expect(problem).toHaveText('السطر 2 Variant Price فارغ؛ يجب أن يكون لكل متغيّر سعر.')
  const startsAt = (words: string) =>
    problem.evaluate((item, text) => {
      const nodes = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
      while (nodes.nextNode()) {
        const at = nodes.currentNode.nodeValue?.indexOf(text) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(nodes.currentNode, at)
        range.setEnd(nodes.currentNode, at + text.length)
        return range.getBoundingClientRect().right
      }
      throw new Error(`Text not found: ${text}`)
    }, words)
  const [line, column, reason] = [
    await startsAt('السطر'),
    await startsAt('Variant Price'),
    await startsAt('فارغ'),
  ]
  expect([line, column, reason].toSorted((one, other) => other - one)).toEqual([line, column, reason])
})

test('staff type a date in Arabic words and digits, and it is formatted like other dates', {
  tag: EDITABLE_SHOP,
}, async ({ page, backoffice }) => {
  await backoffice.enter('discounts?language=ar')
  const from = page.getByLabel(/^من/)
  await from.fill('١ ديسمبر ٢٠٩٩ ٨ صباحاً')
  await from.blur()
  await expect(from).toHaveValue('1 ديسمبر 2099 08:00')
  await from.fill('قريباً')
  await from.blur()
  await expect(from).toHaveAccessibleDescription(
    'تعذّرت قراءة هذا التاريخ. يرجى كتابته بهذا الشكل: 2 ديسمبر 2026 08:00.',
  )
})

test('an item found in Arabic keeps its Arabic name and colour in the order', { tag: EDITABLE_SHOP }, async ({
  page,
  api,
  backoffice,
}) => {
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  await backoffice.enter('orders/new?language=ar')
  const search = page.getByLabel('البحث عن منتج')
  await search.fill(choice.product.sku)
  const option = page.getByRole('listbox').getByRole('option').first()
  const name = (await option.locator('bdi').first().textContent()) ?? ''
  expect(name).toMatch(/\p{Script=Arabic}/u)
  await option.click()
  await expect(page.getByRole('combobox', { name: 'اللون' }).locator('option').first()).toHaveText(
    /\p{Script=Arabic}/u,
  )
  await page.getByRole('button', { name: 'إضافة إلى الطلب' }).click()
  const item = page.getByRole('listitem').filter({ hasText: name })
  await expect(item).toContainText(name)
  await expect(item).not.toContainText(choice.colour)
})
