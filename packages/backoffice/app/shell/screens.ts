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
  /** After G. */
  letter: string
  icon: IconNode
  /** Who may not see it is not led there; the server refuses its calls besides. */
  permission: Permission
}

/** The rail from top to bottom; the last group stands at its lower end. */
export const NAV_GROUPS: { name: keyof (typeof shellMessages)['groups'] | null; screens: ScreenLink[] }[] = [
  {
    name: null,
    screens: [
      { path: PATHS.today, name: 'today', letter: 'T', icon: Sun, permission: 'orders:read' },
      { path: PATHS.orders, name: 'orders', letter: 'O', icon: Package, permission: 'orders:read' },
      { path: PATHS.packing, name: 'packing', letter: 'K', icon: ScanBarcode, permission: 'orders:pack' },
      { path: PATHS.returns, name: 'returns', letter: 'R', icon: Undo2, permission: 'orders:read' },
    ],
  },
  {
    name: 'shop',
    screens: [
      { path: PATHS.products, name: 'products', letter: 'P', icon: Shirt, permission: 'products:read' },
      { path: PATHS.stock, name: 'stock', letter: 'S', icon: Boxes, permission: 'products:read' },
      { path: PATHS.sales, name: 'sales', letter: 'A', icon: BadgePercent, permission: 'discounts:write' },
      { path: PATHS.codes, name: 'codes', letter: 'D', icon: TicketPercent, permission: 'discounts:write' },
      { path: PATHS.giftCards, name: 'giftCards', letter: 'G', icon: Gift, permission: 'credit:write' },
      { path: PATHS.content, name: 'content', letter: 'H', icon: PanelsTopLeft, permission: 'content:write' },
      { path: PATHS.cash, name: 'cash', letter: 'C', icon: Banknote, permission: 'cash:remit' },
    ],
  },
  {
    name: 'know',
    screens: [
      { path: PATHS.shoppers, name: 'shoppers', letter: 'U', icon: UsersRound, permission: 'shoppers:read' },
      {
        path: PATHS.messages,
        name: 'messages',
        letter: 'M',
        icon: MessageSquare,
        permission: 'shoppers:read',
      },
      { path: PATHS.reviews, name: 'reviews', letter: 'V', icon: Star, permission: 'products:read' },
      {
        path: PATHS.questions,
        name: 'questions',
        letter: 'Q',
        icon: MessageCircleQuestion,
        permission: 'products:read',
      },
      { path: PATHS.emails, name: 'emails', letter: 'L', icon: MailCheck, permission: 'shoppers:read' },
      { path: PATHS.newsletter, name: 'newsletter', letter: 'N', icon: Mail, permission: 'shoppers:read' },
      { path: PATHS.figures, name: 'figures', letter: 'I', icon: ChartColumn, permission: 'sales:read' },
    ],
  },
  {
    name: null,
    screens: [
      { path: PATHS.team, name: 'team', letter: 'W', icon: IdCard, permission: 'staff:manage' },
      { path: PATHS.trail, name: 'trail', letter: 'Y', icon: History, permission: 'trail:read' },
      { path: PATHS.settings, name: 'settings', letter: 'E', icon: Settings, permission: 'settings:write' },
    ],
  },
]
