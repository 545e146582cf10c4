import { aPushService, type TestPushService } from '@little-dunes/server/testing/push/a-push-service'
import { type Page, request } from '@playwright/test'
import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { acceptInvitation, staffCalls } from '../../fixtures/staff-calls.ts'
import { test as base, expect } from '../../fixtures/test.ts'

const test = base.extend<{ pushService: TestPushService }>({
  pushService: async ({ browserName: _ }, use) => {
    const service = await aPushService()
    await use(service)
    await service.close()
  },
  settings: async ({ pushService }, use) => use({ PUSH_SERVICE_URL: pushService.url }),
})

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

type Device = ReturnType<TestPushService['aDevice']>

/** Browsers get push addresses from their vendor, which tests cannot reach; this one is of the test push service. */
function useDevice({ endpoint, p256dh, auth }: Device): void {
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => true,
  } as unknown as PushSubscription
  // Headless Chromium denies notifications to every site.
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
  PushManager.prototype.subscribe = async (options) => {
    if (typeof options?.applicationServerKey !== 'string')
      throw new Error('The shop passed no applicationServerKey')
    localStorage.setItem('has an address', 'yes')
    return subscription
  }
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem('has an address') ? subscription : null
}

interface Shown {
  title: string
  body?: string
  lang?: string
  data: unknown
}
type Listening = typeof globalThis & { shown: Shown[] }

/** Delivers a push message to the worker; returns the notifications that it shows. */
async function deliver(page: Page, data: string): Promise<Shown[]> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The service worker is not registered')
  // A headless browser shows no notifications, so the calls are recorded.
  await worker.evaluate(() => {
    const shown: Shown[] = []
    ;(globalThis as Listening).shown = shown
    ServiceWorkerRegistration.prototype.showNotification = async (title, options = {}) => {
      const { body, lang, data } = options
      shown.push({ title, ...(body && { body }), ...(lang && { lang }), data })
    }
  })
  const session = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId,
    data,
  })
  const shown = () => worker.evaluate(() => (globalThis as Listening).shown)
  await expect.poll(async () => (await shown()).length).toBe(1)
  await session.detach()
  return shown()
}

const WORDS = [
  {
    base: '',
    card: 'Order updates',
    tell: 'Notify me on this device',
    on: "You'll get notifications about this order on this device.",
    stop: 'Turn off',
    packing: "We're packing your order.",
    shipped: 'Your order is on its way.',
    lang: 'en',
  },
  {
    base: '/ar',
    card: 'تحديثات الطلب',
    tell: 'تفعيل الإشعارات على هذا الجهاز',
    on: 'ستصلكم إشعارات هذا الطلب على هذا الجهاز.',
    stop: 'إيقاف',
    packing: 'نجهّز طلبكم الآن.',
    shipped: 'طلبكم في الطريق إليكم.',
    lang: 'ar',
  },
] as const

for (const words of WORDS) {
  test(`A customer turns order notifications on and off on a phone (${words.lang})`, async ({
    page,
    shop,
    api,
    session,
    pushService,
  }) => {
    const person = newPerson()
    const token = await session.restore(person)
    await placeOrder(api, token, person, await undiscountedChoices(api, 1))
    const [order] = await api.orders(token)
    if (!order) throw new Error('Order not found')
    const staff = staffCalls(await request.newContext(), shop.url)
    await acceptInvitation(staff, await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
    await page.addInitScript(useDevice, pushService.aDevice())
    const address = `${words.base}/orders/${order.number}`
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number)
    const card = page.getByRole('region', { name: words.card })
    await expect(card).toHaveCount(0)

    await staff('POST /api/staff/settings', { changes: { orderPush: { from: false, to: true } } })
    await page.reload()
    await card.getByRole('button', { name: words.tell }).click()
    await expect(card.getByText(words.on)).toBeVisible()
    const orderId = order._id
    await staff('POST /api/staff/order/move', { orderId, to: 'Packing' })
    await expect.poll(() => pushService.received.length).toBe(1)
    const [packing] = pushService.received
    const message = { title: order.number, body: words.packing, path: address, language: words.lang }
    expect(JSON.parse(packing?.text ?? '')).toEqual(message)
    expect(await deliver(page, packing?.text ?? '')).toEqual([
      { title: order.number, body: words.packing, lang: words.lang, data: address },
    ])

    await page.reload()
    await expect(card.getByText(words.on)).toBeVisible()
    await staff('POST /api/staff/order/move', { orderId, to: 'Shipped' })
    await expect.poll(() => pushService.received.length).toBe(2)
    expect(await deliver(page, pushService.received[1]?.text ?? '')).toMatchObject([{ body: words.shipped }])

    await card.getByRole('button', { name: words.stop }).click()
    await expect(card.getByRole('button', { name: words.tell })).toBeVisible()
    await staff('POST /api/staff/order/move', { orderId, to: 'Delivered' })
    await page.reload()
    await expect(card.getByRole('button', { name: words.tell })).toBeVisible()
    expect(pushService.received).toHaveLength(2)
  })
}

test('A customer who blocks notifications reads where to change that', async ({
  page,
  shop,
  api,
  session,
}) => {
  const person = newPerson()
  const token = await session.restore(person)
  await placeOrder(api, token, person, await undiscountedChoices(api, 1))
  const [order] = await api.orders(token)
  const staff = staffCalls(await request.newContext(), shop.url)
  await acceptInvitation(staff, await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
  await staff('POST /api/staff/settings', { changes: { orderPush: { from: false, to: true } } })
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied'
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
  })
  await page.goto(`/orders/${order?.number}`)
  await page.getByRole('button', { name: 'Notify me on this device' }).click()
  await expect(page.getByText('Notifications are blocked in your browser settings.')).toBeVisible()
})
