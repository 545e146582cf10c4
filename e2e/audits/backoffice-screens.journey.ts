import { placeOrder, undiscountedChoices } from '../fixtures/orders.ts'
import { newPerson } from '../fixtures/person.ts'
import { scrollsSideways } from '../fixtures/screens.ts'
import { EDITABLE_SHOP } from '../fixtures/shop-pool.ts'
import { expect, test } from '../fixtures/test.ts'
import { barriers } from './barriers.ts'

const LISTS = ['orders', 'products', 'shoppers']
const OTHERS = [
  '',
  'figures',
  'newsletter',
  'messages',
  'content',
  'content/hero',
  'content/home',
  'content/about',
  'orders/new',
  'packing',
  'codes',
  'gift-cards',
  'sales',
  'imports',
  'cash',
  'team',
  'trail',
  'settings',
  'settings/size-chart',
  'settings/carriers',
  'settings/mail-texts',
  'account',
]

// The narrow one first, so that the page is wide again when it is left.
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test('No screen of the back office keeps anybody out or scrolls sideways, on a desktop or a phone', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice }) => {
  const person = newPerson()
  const { token } = await api.signUp(person)
  await placeOrder(api, token, person, await undiscountedChoices(api, 1))
  const found: Record<string, string[]> = {}
  const look = async (name: string) => {
    await expect(page.getByRole('heading').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const sideways = (await scrollsSideways(page)) ? ['scrolls sideways'] : []
      found[`${name} at ${size.width} px`] = [...(await barriers(page)), ...sideways]
    }
  }
  for (const screen of [...OTHERS, ...LISTS]) {
    await backoffice.enter(screen)
    await look(screen)
  }
  for (const list of LISTS) {
    await backoffice.enter(list)
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/backoffice/${list}/.`))
    await look(`one of ${list}`)
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await look('shortcuts')
  expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([])
})
