import type { IconNode } from '@little-dunes/design/icon.tsx'
import type { Permission } from '@little-dunes/domain/accounts/permissions'
import {
  BadgePercent,
  Banknote,
  Boxes,
  ChartColumn,
  Gift,
  History,
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
  Sun,
  TicketPercent,
  Undo2,
  UsersRound,
} from 'lucide'
import { PATHS } from '#shell/paths'
import type { shellMessages } from '#shell/shell-messages'

/** A screen that the rail leads to. */
export interface ScreenLink {
  path: string
  name: keyof (typeof shellMessages)['screens']
  icon: IconNode
  /** Who may not see it is not led there; the server refuses its calls besides. */
  permission: Permission
}

/** The rail from top to bottom; the last group stands at its lower end. */
export const NAV_GROUPS: { name: keyof (typeof shellMessages)['groups'] | null; screens: ScreenLink[] }[] = [
  {
    name: null,
    screens: [
      { path: PATHS.today, name: 'today', icon: Sun, permission: 'orders:read' },
      { path: PATHS.orders, name: 'orders', icon: Package, permission: 'orders:read' },
      { path: PATHS.packing, name: 'packing', icon: ScanBarcode, permission: 'orders:pack' },
      { path: PATHS.returns, name: 'returns', icon: Undo2, permission: 'orders:read' },
    ],
  },
  {
    name: 'shop',
    screens: [
      { path: PATHS.products, name: 'products', icon: Shirt, permission: 'products:read' },
      { path: PATHS.stock, name: 'stock', icon: Boxes, permission: 'products:read' },
      { path: PATHS.sales, name: 'sales', icon: BadgePercent, permission: 'discounts:write' },
      { path: PATHS.codes, name: 'codes', icon: TicketPercent, permission: 'discounts:write' },
      { path: PATHS.giftCards, name: 'giftCards', icon: Gift, permission: 'credit:write' },
      { path: PATHS.content, name: 'content', icon: PanelsTopLeft, permission: 'content:write' },
      { path: PATHS.cash, name: 'cash', icon: Banknote, permission: 'cash:remit' },
    ],
  },
  {
    name: 'know',
    screens: [
      { path: PATHS.shoppers, name: 'shoppers', icon: UsersRound, permission: 'shoppers:read' },
      { path: PATHS.messages, name: 'messages', icon: MessageSquare, permission: 'shoppers:read' },
      { path: PATHS.reviews, name: 'reviews', icon: Star, permission: 'products:read' },
      {
        path: PATHS.questions,
        name: 'questions',
        icon: MessageCircleQuestion,
        permission: 'products:read',
      },
      { path: PATHS.emails, name: 'emails', icon: MailCheck, permission: 'shoppers:read' },
      { path: PATHS.newsletter, name: 'newsletter', icon: Mail, permission: 'shoppers:read' },
      { path: PATHS.figures, name: 'figures', icon: ChartColumn, permission: 'sales:read' },
    ],
  },
  {
    name: null,
    screens: [
      { path: PATHS.team, name: 'team', icon: IdCard, permission: 'staff:manage' },
      { path: PATHS.trail, name: 'trail', icon: History, permission: 'trail:read' },
      { path: PATHS.settings, name: 'settings', icon: Settings, permission: 'settings:write' },
    ],
  },
]
