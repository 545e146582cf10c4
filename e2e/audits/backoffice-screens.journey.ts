import { Backoffice } from '../fixtures/backoffice.ts'
import { placeOrder, undiscountedChoices } from '../fixtures/orders.ts'
import { newPerson } from '../fixtures/person.ts'
import { scrollsSideways } from '../fixtures/screens.ts'
import { OWN_SHOP } from '../fixtures/shop-pool.ts'
import { expect, test } from '../fixtures/test.ts'
import { barriers } from './barriers.ts'

const LISTS = ['orders', 'products', 'shoppers']
const OTHERS = [
  '',
  'figures',
  'newsletter',
  'orders/new',
  'packing',
  'codes',
  'sales',
  'cash',
  'team',
  'trail',
  'settings',
  'account',
]

test.describe('Every screen of the back office', { tag: OWN_SHOP }, () => {
  for (const [device, viewport] of [
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const)
    test(`no screen keeps anybody out or scrolls sideways on ${device}`, async ({ page, shop, api }) => {
      const person = newPerson()
      const { token } = await api.signUp(person)
      await placeOrder(api, token, person, await undiscountedChoices(api, 1))
      await page.setViewportSize(viewport)
      await new Backoffice(page).accept(shop.ownerLink ?? '', 'Huda Al Marri', 'huda@example.com')
      const found: Record<string, string[]> = {}
      const look = async (name: string) => {
        await expect(page.getByRole('heading').first()).toBeAttached()
        await page.waitForLoadState('networkidle')
        const sideways = (await scrollsSideways(page)) ? ['scrolls sideways'] : []
        found[name] = [...(await barriers(page)), ...sideways]
      }
      for (const screen of [...OTHERS, ...LISTS]) {
        await page.goto(`/backoffice/${screen}`)
        await look(screen)
      }
      for (const list of LISTS) {
        await page.goto(`/backoffice/${list}`)
        await page.getByRole('table').getByRole('link').first().click()
        await expect(page).toHaveURL(new RegExp(`/backoffice/${list}/.`))
        await look(`one of ${list}`)
      }
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      await look('shortcuts')
      expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([])
    })
})
