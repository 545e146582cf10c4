import { waitUntilSettled } from '../fixtures/screens.ts'
import { expect, test, WITH_MOTION } from '../fixtures/test.ts'

test.use(WITH_MOTION)

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`Over a slow network on ${device}`, () => {
    test.use({ viewport })

    test('No page shifts its layout', async ({ page, context, api, session, allowConsole }) => {
      test.slow()
      allowConsole(/status of 404/)
      await page.addInitScript(() => {
        if (window !== window.top) return
        sessionStorage.setItem('welcomeSeen', 'yes')
        const shifts: string[] = []
        Object.assign(window, { shifts, jumped: 0 })
        type Shift = PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Element }[]
        }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (entry.hadRecentInput) continue
            Object.assign(window, { jumped: Number(Reflect.get(window, 'jumped')) + entry.value })
            for (const { node } of entry.sources) shifts.push(`${node?.nodeName}.${node?.className}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await session.withFullLists()
      const [product] = await api.products()
      const network = await context.newCDPSession(page)
      await network.send('Network.enable')
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 200,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      })
      const jumps: string[] = []
      for (const path of [
        '/',
        '/products',
        `/products/${product?._id}`,
        '/cart',
        '/checkout',
        '/orders',
        '/profile',
        '/wishlist',
        '/login',
        '/no/such/page',
      ]) {
        await page.goto(path)
        await waitUntilSettled(page)
        const [jumped, what] = await page.evaluate(() => [
          Number(Reflect.get(window, 'jumped')),
          Reflect.get(window, 'shifts').join(', '),
        ])
        if (jumped > 0.02) jumps.push(`${path}: ${jumped.toFixed(3)} by ${what}`)
      }
      expect(jumps).toEqual([])
    })
  })
}
