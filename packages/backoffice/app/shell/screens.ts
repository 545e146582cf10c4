import type { IconNode } from '@little-dunes/design/icon.tsx'
import type { Permission } from '@little-dunes/domain/accounts/permissions'
import {
  BadgePercent,
  Banknote,
  Boxes,
  ChartColumn,
  Gift,
  History,
  House,
  IdCard,
  Mail,
  MailCheck,
  MessageCircleQuestion,
  MessageSquare,
  Package,
  PanelsTopLeft,
  ScanBarcode,
  Settings,
  Shirt,
  Star,
  TicketPercent,
  Undo2,
  UsersRound,
} from 'lucide'
import type { shellMessages } from '#shell/shell-messages'

interface Screen {
  /** Below `/backoffice`. */
  path: string
  /** Key after G. */
  letter?: string
  icon?: IconNode
  /** Staff without it get no link. The server checks each call as well. */
  permission?: Permission
}

/** All screens. `router.tsx` has the file of each. Screens with a letter are in the rail. */
export const SCREENS = {
  home: { path: '/', letter: 'T', icon: House, permission: 'orders:read' },
  welcome: { path: '/welcome' },
  orders: { path: '/orders', letter: 'O', icon: Package, permission: 'orders:read' },
  phoneOrder: { path: '/orders/new' },
  order: { path: '/orders/:id' },
  packing: { path: '/packing', letter: 'K', icon: ScanBarcode, permission: 'orders:pack' },
  returns: { path: '/returns', letter: 'R', icon: Undo2, permission: 'orders:read' },
  takeBack: { path: '/returns/take-back' },
  setAside: { path: '/returns/set-aside' },
  return: { path: '/returns/:id' },
  print: { path: '/print' },
  returnLabel: { path: '/print/return/:id' },
  sizeLabels: { path: '/print/labels' },
  cashOnDelivery: { path: '/cash-on-delivery', letter: 'C', icon: Banknote, permission: 'cash:remit' },
  products: { path: '/products', letter: 'P', icon: Shirt, permission: 'products:read' },
  searchWords: { path: '/products/search-words' },
  product: { path: '/products/:id' },
  inventory: { path: '/inventory', letter: 'S', icon: Boxes, permission: 'products:read' },
  inventoryCount: { path: '/inventory/count' },
  inventoryLedger: { path: '/inventory/ledger' },
  inventoryPaste: { path: '/inventory/paste' },
  inventoryReceive: { path: '/inventory/receive' },
  imports: { path: '/imports' },
  import: { path: '/imports/:id' },
  customers: { path: '/customers', letter: 'U', icon: UsersRound, permission: 'customers:read' },
  customer: { path: '/customers/:id' },
  newsletter: { path: '/newsletter', letter: 'N', icon: Mail, permission: 'customers:read' },
  emails: { path: '/emails', letter: 'L', icon: MailCheck, permission: 'customers:read' },
  messages: { path: '/messages', letter: 'M', icon: MessageSquare, permission: 'customers:read' },
  reviews: { path: '/reviews', letter: 'V', icon: Star, permission: 'products:read' },
  questions: { path: '/questions', letter: 'Q', icon: MessageCircleQuestion, permission: 'products:read' },
  analytics: { path: '/analytics', letter: 'I', icon: ChartColumn, permission: 'sales:read' },
  tax: { path: '/analytics/vat' },
  account: { path: '/account' },
  team: { path: '/team', letter: 'W', icon: IdCard, permission: 'staff:manage' },
  roles: { path: '/team/roles' },
  discounts: { path: '/discounts', letter: 'D', icon: TicketPercent, permission: 'discounts:write' },
  giftCards: { path: '/gift-cards', letter: 'G', icon: Gift, permission: 'credit:write' },
  content: { path: '/content', letter: 'H', icon: PanelsTopLeft, permission: 'content:write' },
  contentItem: { path: '/content/*' },
  sales: { path: '/sales', letter: 'A', icon: BadgePercent, permission: 'discounts:write' },
  settings: { path: '/settings', letter: 'E', icon: Settings, permission: 'settings:write' },
  sizeChart: { path: '/settings/size-chart' },
  couriers: { path: '/settings/couriers' },
  deliveryPlan: { path: '/settings/delivery' },
  emailTexts: { path: '/settings/email-texts' },
  apiKeys: { path: '/settings/api-keys' },
  webhooks: { path: '/settings/webhooks' },
  redirects: { path: '/settings/redirects' },
  demo: { path: '/settings/demo' },
  auditLog: { path: '/activity-log', letter: 'Y', icon: History, permission: 'audit-log:read' },
} as const satisfies Record<string, Screen>

export interface ScreenLink extends Required<Screen> {
  name: keyof (typeof shellMessages)['screens']
}

const links = (...names: ScreenLink['name'][]): ScreenLink[] =>
  names.map((name) => ({ name, ...SCREENS[name] }))

interface NavGroup {
  name: keyof (typeof shellMessages)['groups'] | null
  screens: ScreenLink[]
}

/** The rail from top to bottom. The last group is at its lower end. */
export const NAV_GROUPS: NavGroup[] = [
  { name: null, screens: links('home') },
  { name: 'sell', screens: links('orders', 'packing', 'returns', 'cashOnDelivery') },
  {
    name: 'catalogue',
    screens: links('products', 'inventory', 'sales', 'discounts', 'giftCards', 'content'),
  },
  { name: 'customers', screens: links('customers', 'messages', 'reviews', 'questions', 'newsletter') },
  { name: 'insights', screens: links('analytics', 'emails', 'auditLog') },
  { name: 'system', screens: links('team', 'settings') },
]
