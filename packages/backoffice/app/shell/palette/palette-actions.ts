import type { Permission } from '@little-dunes/domain/accounts/permissions'
import { MousePointerClick } from 'lucide'
import type { HelpPlace } from '#shell/help-places'
import type { paletteMessages } from '#shell/palette/palette-messages'
import { PATHS } from '#shell/paths'

/** An action and its screen; also screens that are not in the rail. */
interface ActionLink {
  path: string
  name: keyof typeof paletteMessages.actions
  permission: Permission
  /** The section of the guides about it, if not that of the screen. */
  help?: HelpPlace
}

const LINKS: readonly ActionLink[] = [
  { path: PATHS.phoneOrder, name: 'phoneOrder', permission: 'orders:create' },
  {
    path: `${PATHS.products}?add`,
    name: 'addProduct',
    permission: 'products:write',
    help: 'sell#add-and-publish-a-product',
  },
  {
    path: PATHS.orders,
    name: 'refund',
    permission: 'orders:refund',
    help: 'return#refund-an-order',
  },
  { path: PATHS.setAside, name: 'setAside', permission: 'orders:read' },
  { path: PATHS.inventoryCount, name: 'count', permission: 'stock:write' },
  { path: PATHS.inventoryReceive, name: 'receive', permission: 'stock:write' },
  { path: PATHS.inventoryPaste, name: 'pasteMovements', permission: 'stock:write' },
  { path: PATHS.imports, name: 'import', permission: 'products:write' },
  { path: PATHS.searchWords, name: 'searchWords', permission: 'products:write' },
  { path: PATHS.sales, name: 'addSale', permission: 'discounts:write' },
  { path: PATHS.discounts, name: 'addCode', permission: 'discounts:write' },
  { path: PATHS.giftCards, name: 'addGiftCard', permission: 'credit:write' },
  { path: PATHS.team, name: 'invite', permission: 'staff:manage' },
  {
    path: `${PATHS.content}/hero`,
    name: 'hero',
    permission: 'content:write',
    help: 'grow#edit-the-home-page',
  },
  { path: PATHS.deliveryPlan, name: 'deliveryPlan', permission: 'settings:write' },
  { path: PATHS.sizeChart, name: 'sizeChart', permission: 'settings:write' },
  { path: PATHS.couriers, name: 'couriers', permission: 'settings:write' },
  { path: PATHS.redirects, name: 'redirects', permission: 'settings:write' },
  { path: PATHS.emailTexts, name: 'emailTexts', permission: 'settings:write' },
  { path: PATHS.apiKeys, name: 'apiKeys', permission: 'settings:write' },
  { path: PATHS.webhooks, name: 'webhooks', permission: 'settings:write' },
  { path: PATHS.account, name: 'account', permission: 'account:own' },
  { path: PATHS.help, name: 'help', permission: 'account:own' },
]

export const ACTIONS = LINKS.map((link) => ({ ...link, icon: MousePointerClick }))
