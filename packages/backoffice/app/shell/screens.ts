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
import type { HelpPlace } from '#shell/help-places'
import type { shellMessages } from '#shell/shell-messages'

interface Screen {
  /** Below `/backoffice`. */
  path: string
  /** Key after G. */
  letter?: string
  icon?: IconNode
  /** Staff without it get no link. The server checks each call as well. */
  permission?: Permission
  /** The section of the guides about it. */
  help?: HelpPlace
}

/** All screens. `router.tsx` has the file of each. Screens with a letter are in the rail. */
export const SCREENS = {
  home: { path: '/', letter: 'T', icon: House, permission: 'orders:read', help: 'set-up#start-at-home' },
  welcome: { path: '/welcome', help: 'set-up#accept-an-invitation' },
  orders: {
    path: '/orders',
    letter: 'O',
    icon: Package,
    permission: 'orders:read',
    help: 'sell#find-orders',
  },
  phoneOrder: { path: '/orders/new', help: 'sell#take-a-phone-order' },
  order: { path: '/orders/:id', help: 'sell#read-an-order' },
  packing: {
    path: '/packing',
    letter: 'K',
    icon: ScanBarcode,
    permission: 'orders:pack',
    help: 'ship#pack-orders',
  },
  returns: {
    path: '/returns',
    letter: 'R',
    icon: Undo2,
    permission: 'orders:read',
    help: 'return#work-on-returns',
  },
  addReturn: { path: '/returns/new', help: 'return#add-a-return-without-a-request' },
  setAside: { path: '/returns/set-aside', help: 'return#decide-about-worn-items' },
  return: { path: '/returns/:id', help: 'return#check-a-return' },
  print: { path: '/print', help: 'ship#print-documents' },
  returnLabel: { path: '/print/return/:id', help: 'ship#print-documents' },
  sizeLabels: { path: '/print/labels', help: 'sell#print-size-labels' },
  cashOnDelivery: {
    path: '/cash-on-delivery',
    letter: 'C',
    icon: Banknote,
    permission: 'cash:remit',
    help: 'get-paid#collect-cash-from-couriers',
  },
  products: {
    path: '/products',
    letter: 'P',
    icon: Shirt,
    permission: 'products:read',
    help: 'sell#find-products',
  },
  searchWords: { path: '/products/search-words', help: 'sell#add-search-synonyms' },
  product: { path: '/products/:id', help: 'sell#edit-a-product' },
  inventory: {
    path: '/inventory',
    letter: 'S',
    icon: Boxes,
    permission: 'products:read',
    help: 'sell#manage-the-inventory',
  },
  inventoryCount: { path: '/inventory/count', help: 'sell#count-a-shelf' },
  inventoryLedger: { path: '/inventory/ledger', help: 'sell#change-the-stock-of-a-size' },
  inventoryPaste: { path: '/inventory/paste', help: 'sell#paste-movements' },
  inventoryReceive: { path: '/inventory/receive', help: 'sell#receive-a-delivery' },
  imports: { path: '/imports', help: 'sell#import-products' },
  import: { path: '/imports/:id', help: 'sell#import-products' },
  customers: {
    path: '/customers',
    letter: 'U',
    icon: UsersRound,
    permission: 'customers:read',
    help: 'grow#know-your-customers',
  },
  customer: { path: '/customers/:id', help: 'grow#know-your-customers' },
  newsletter: {
    path: '/newsletter',
    letter: 'N',
    icon: Mail,
    permission: 'customers:read',
    help: 'grow#export-newsletter-subscribers',
  },
  emails: {
    path: '/emails',
    letter: 'L',
    icon: MailCheck,
    permission: 'customers:read',
    help: 'grow#check-sent-emails',
  },
  messages: {
    path: '/messages',
    letter: 'M',
    icon: MessageSquare,
    permission: 'customers:read',
    help: 'grow#answer-messages',
  },
  reviews: {
    path: '/reviews',
    letter: 'V',
    icon: Star,
    permission: 'products:read',
    help: 'grow#reply-to-reviews',
  },
  questions: {
    path: '/questions',
    letter: 'Q',
    icon: MessageCircleQuestion,
    permission: 'products:read',
    help: 'grow#answer-questions',
  },
  analytics: {
    path: '/analytics',
    letter: 'I',
    icon: ChartColumn,
    permission: 'sales:read',
    help: 'grow#see-what-sells',
  },
  tax: { path: '/analytics/vat', help: 'get-paid#file-the-vat-return' },
  account: { path: '/account', help: 'set-up#manage-your-account' },
  team: {
    path: '/team',
    letter: 'W',
    icon: IdCard,
    permission: 'staff:manage',
    help: 'set-up#invite-your-team',
  },
  roles: { path: '/team/roles', help: 'set-up#define-roles' },
  discounts: {
    path: '/discounts',
    letter: 'D',
    icon: TicketPercent,
    permission: 'discounts:write',
    help: 'grow#create-discount-codes',
  },
  giftCards: {
    path: '/gift-cards',
    letter: 'G',
    icon: Gift,
    permission: 'credit:write',
    help: 'get-paid#create-a-gift-card',
  },
  content: {
    path: '/content',
    letter: 'H',
    icon: PanelsTopLeft,
    permission: 'content:write',
    help: 'grow#edit-the-pages-of-the-shop',
  },
  contentItem: { path: '/content/*', help: 'grow#edit-the-home-page' },
  sales: {
    path: '/sales',
    letter: 'A',
    icon: BadgePercent,
    permission: 'discounts:write',
    help: 'grow#put-products-on-sale',
  },
  settings: {
    path: '/settings',
    letter: 'E',
    icon: Settings,
    permission: 'settings:write',
    help: 'set-up#change-the-settings',
  },
  sizeChart: { path: '/settings/size-chart', help: 'set-up#edit-the-size-chart' },
  couriers: { path: '/settings/couriers', help: 'ship#add-couriers' },
  deliveryPlan: { path: '/settings/delivery', help: 'ship#set-the-delivery-days' },
  emailTexts: { path: '/settings/email-texts', help: 'set-up#edit-email-texts' },
  apiKeys: { path: '/settings/api-keys', help: 'set-up#create-an-api-key' },
  webhooks: { path: '/settings/webhooks', help: 'set-up#set-up-webhooks' },
  redirects: { path: '/settings/redirects', help: 'set-up#redirect-old-addresses' },
  demo: { path: '/settings/demo', help: 'set-up#remove-the-demo-products' },
  help: { path: '/help' },
  helpChapter: { path: '/help/:chapter' },
  auditLog: {
    path: '/activity-log',
    letter: 'Y',
    icon: History,
    permission: 'audit-log:read',
    help: 'set-up#check-the-activity-log',
  },
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
