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
  today: { path: '/', letter: 'T', icon: House, permission: 'orders:read' },
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
  cash: { path: '/cash', letter: 'C', icon: Banknote, permission: 'cash:remit' },
  products: { path: '/products', letter: 'P', icon: Shirt, permission: 'products:read' },
  searchWords: { path: '/products/search-words' },
  product: { path: '/products/:id' },
  stock: { path: '/stock', letter: 'S', icon: Boxes, permission: 'products:read' },
  stockCount: { path: '/stock/count' },
  stockLedger: { path: '/stock/ledger' },
  stockPaste: { path: '/stock/paste' },
  stockReceive: { path: '/stock/receive' },
  imports: { path: '/imports' },
  import: { path: '/imports/:id' },
  shoppers: { path: '/shoppers', letter: 'U', icon: UsersRound, permission: 'shoppers:read' },
  shopper: { path: '/shoppers/:id' },
  newsletter: { path: '/newsletter', letter: 'N', icon: Mail, permission: 'shoppers:read' },
  emails: { path: '/mails', letter: 'L', icon: MailCheck, permission: 'shoppers:read' },
  messages: { path: '/messages', letter: 'M', icon: MessageSquare, permission: 'shoppers:read' },
  reviews: { path: '/reviews', letter: 'V', icon: Star, permission: 'products:read' },
  questions: { path: '/questions', letter: 'Q', icon: MessageCircleQuestion, permission: 'products:read' },
  figures: { path: '/figures', letter: 'I', icon: ChartColumn, permission: 'sales:read' },
  tax: { path: '/figures/vat' },
  account: { path: '/account' },
  team: { path: '/team', letter: 'W', icon: IdCard, permission: 'staff:manage' },
  roles: { path: '/team/roles' },
  codes: { path: '/codes', letter: 'D', icon: TicketPercent, permission: 'discounts:write' },
  giftCards: { path: '/gift-cards', letter: 'G', icon: Gift, permission: 'credit:write' },
  content: { path: '/content', letter: 'H', icon: PanelsTopLeft, permission: 'content:write' },
  contentItem: { path: '/content/*' },
  sales: { path: '/sales', letter: 'A', icon: BadgePercent, permission: 'discounts:write' },
  settings: { path: '/settings', letter: 'E', icon: Settings, permission: 'settings:write' },
  sizeChart: { path: '/settings/size-chart' },
  carriers: { path: '/settings/carriers' },
  deliveryPlan: { path: '/settings/delivery' },
  emailTexts: { path: '/settings/mail-texts' },
  apiKeys: { path: '/settings/api-keys' },
  webhooks: { path: '/settings/webhooks' },
  redirects: { path: '/settings/redirects' },
  demo: { path: '/settings/demo' },
  trail: { path: '/trail', letter: 'Y', icon: History, permission: 'trail:read' },
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
  { name: null, screens: links('today') },
  { name: 'sell', screens: links('orders', 'packing', 'returns', 'cash') },
  { name: 'catalogue', screens: links('products', 'stock', 'sales', 'codes', 'giftCards', 'content') },
  { name: 'customers', screens: links('shoppers', 'messages', 'reviews', 'questions', 'newsletter') },
  { name: 'insights', screens: links('figures', 'emails', 'trail') },
  { name: 'system', screens: links('team', 'settings') },
]
