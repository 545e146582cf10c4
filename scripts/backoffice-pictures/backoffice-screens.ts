import type { Language } from '@little-dunes/domain/i18n/languages'
import { expect, type Page } from '@playwright/test'
import type { PlacedOrder } from './fill-shop.ts'

interface BackofficeScreen {
  go(page: Page): Promise<unknown>
  /** Widths of the window, unless both are wanted. */
  widths?: readonly number[]
}

/** Names of the buttons to click before a picture. */
const BUTTONS = {
  en: {
    address: 'Change address',
    lines: 'Edit items',
    refund: 'Refund',
    bulk: 'Edit',
    ship: 'Mark shipped',
    palette: /products, customers/,
  },
  ar: {
    address: 'تعديل العنوان',
    lines: 'تعديل القطع',
    refund: 'استرداد المبلغ',
    bulk: 'تعديل',
    ship: 'تأكيد الشحن',
    palette: /والمنتجات والعملاء/,
  },
} satisfies Record<Language, Record<string, string | RegExp>>

const at = (path: string): BackofficeScreen => ({ go: (page) => page.goto(`/backoffice/${path}`) })

const shortcutsOver = (path: string): BackofficeScreen => ({
  go: async (page) => {
    await page.goto(`/backoffice/${path}`)
    await page.getByRole('table').first().waitFor()
    await page.keyboard.press('?')
  },
  widths: [1440],
})

const openFirst = (path: string): BackofficeScreen => ({
  go: async (page) => {
    await page.goto(`/backoffice/${path}`)
    const list = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('table').getByRole('link').first().click()
    await page.waitForURL(new RegExp(`/backoffice/${path.replace(/\?.*/, '')}/.`))
    // The address changes before its content.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(list)
  },
})

/** A list with its first rows selected. */
const ticked = (path: string, button?: string): BackofficeScreen => ({
  go: async (page) => {
    await page.goto(`/backoffice/${path}`)
    const boxes = page.getByRole('table').getByRole('checkbox')
    await boxes.nth(1).check()
    await boxes.nth(2).check()
    if (button) await page.getByRole('button', { name: button, exact: true }).click()
  },
})

const withDialog = (screen: BackofficeScreen, button: string): BackofficeScreen => ({
  go: async (page) => {
    await screen.go(page)
    await page.getByRole('button', { name: button, exact: true }).first().click()
  },
})

const SHEET = 'Handle,Title,Option1 Name,Option1 Value,Selling price,Variant Inventory Qty,Status\n'
const ROWS = [
  'sun-hat,Sun hat,Size,2-3 years,45,10,active',
  'sun-hat,,Size,4-5 years,45,8,active',
  'rain-boots,Rain boots,Size,28,-5,3,active',
]

const withImport: BackofficeScreen = {
  go: async (page) => {
    await page.goto('/backoffice/imports')
    const buffer = Buffer.from(SHEET + ROWS.join('\n'))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Little hats.csv', mimeType: 'text/csv', buffer })
    await page.waitForURL(/imports\/./)
  },
}

export function backofficeScreens(
  orders: readonly PlacedOrder[],
  language: Language,
): Record<string, BackofficeScreen> {
  const buttons = BUTTONS[language]
  const order = (place: number) => at(`orders/${orders[place]?.id}`)
  return {
    'sign-in': {
      go: async (page) => {
        await page.goto('/backoffice/welcome#nobody')
      },
    },
    home: at(''),
    orders: at('orders'),
    'orders-ticked': ticked('orders'),
    'orders-ship': ticked('orders?view=to_ship', buttons.ship),
    shortcuts: shortcutsOver('orders'),
    'order-waiting': order(20),
    'order-delivered': order(2),
    'order-returned': order(0),
    'order-address': withDialog(order(20), buttons.address),
    'order-lines': withDialog(order(20), buttons.lines),
    'order-refund': withDialog(order(3), buttons.refund),
    'phone-order': at('orders/new'),
    packing: at('packing'),
    returns: at('returns'),
    return: openFirst('returns'),
    'set-aside': at('returns/set-aside'),
    'create-return': at(`returns/new?order=${orders[5]?.id}`),
    'create-return-find': at('returns/new'),
    'cash-on-delivery': at('cash-on-delivery'),
    products: at('products'),
    'products-ticked': ticked('products'),
    'products-bulk': ticked('products', buttons.bulk),
    product: openFirst('products'),
    inventory: at('inventory'),
    'inventory-count': at('inventory/count'),
    'inventory-shelf': at('inventory/count?shelf='),
    'inventory-ledger': at('inventory/ledger'),
    'inventory-receive': at('inventory/receive'),
    'inventory-paste': at('inventory/paste'),
    imports: at('imports'),
    import: withImport,
    customers: at('customers'),
    customer: openFirst('customers'),
    newsletter: at('newsletter'),
    emails: at('emails'),
    messages: at('messages'),
    analytics: at('analytics'),
    discounts: at('discounts'),
    'gift-cards': at('gift-cards'),
    sales: at('sales'),
    content: at('content'),
    'content-hero': at('content/hero'),
    'content-home': at('content/home'),
    'content-about': at('content/about'),
    team: at('team'),
    'search-words': at('products/search-words'),
    'activity-log': at('activity-log'),
    settings: at('settings'),
    'size-chart': at('settings/size-chart'),
    couriers: at('settings/couriers'),
    'email-texts': at('settings/email-texts'),
    reviews: at('reviews'),
    questions: at('questions'),
    account: at('account'),
    help: at('help'),
    'help-ship': at('help/ship'),
    'help-search': at('help?q=refund'),
    palette: {
      go: async (page) => {
        await page.goto('/backoffice/')
        await page.getByRole('button', { name: buttons.palette }).click()
        await page.getByRole('combobox').fill('Fatima')
        await page.getByRole('option').first().waitFor()
      },
    },
  }
}

const wide = (screen: BackofficeScreen): BackofficeScreen => ({ ...screen, widths: [1440] })
const narrow = (screen: BackofficeScreen): BackofficeScreen => ({ ...screen, widths: [390] })

/** Pictures in docs/guide. */
export function guideScreens(
  orders: readonly PlacedOrder[],
  language: Language,
): Record<string, BackofficeScreen> {
  const screens = backofficeScreens(orders, language)
  const pictured = [
    'home',
    'orders',
    'order-delivered',
    'returns',
    'cash-on-delivery',
    'inventory',
    'products',
    'product',
    'import',
    'sales',
    'content-hero',
    'analytics',
  ]
  const entries = Object.entries(screens).filter(([name]) => pictured.includes(name))
  return {
    ...Object.fromEntries(entries.map(([name, screen]) => [name, wide(screen)])),
    packing: narrow(screens.packing ?? at('packing')),
  }
}
