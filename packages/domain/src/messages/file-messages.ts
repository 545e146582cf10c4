import type { Language, MessagesByLanguage } from '#i18n/languages'
import { arabicFileMessages } from '#messages/arabic-file-messages'
import type { OrderStatus, PaymentMethod } from '#orders/order-lifecycle'
import type { ReturnReason } from '#orders/returns/return-lifecycle'

type Words = Readonly<Record<string, string>>

const statuses: Record<OrderStatus, string> = {
  'Pending Payment': 'Pending payment',
  'Order Placed': 'Order placed',
  Packing: 'Packing',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
}

const payments: Record<PaymentMethod, string> = { cod: 'cash', stripe: 'card', credit: 'store credit' }

const returnReasons: Record<ReturnReason, string> = {
  too_small: 'too small',
  too_large: 'too large',
  not_as_pictured: 'not as pictured',
  damaged: 'damaged',
  late: 'too late',
  changed_mind: 'changed mind',
}

/** Headings of the files that the back office hands over, in the order of their columns, and words of their cells. */
const english = {
  orders: {
    number: 'order',
    placed: 'placed, Dubai time',
    status: 'status',
    payment: 'payment',
    name: 'name',
    phone: 'phone',
    email: 'e-mail',
    street: 'street',
    city: 'city',
    emirate: 'emirate',
    delivery: 'delivery',
    promised: 'delivery promised for',
    delivered: 'delivered',
    pieces: 'pieces',
    items: 'items',
    discounted: 'goods',
    coupon: 'taken off by code',
    code: 'code',
    deliveryFee: 'delivery fee',
    expressFee: 'express fee',
    cashFee: 'cash on delivery fee',
    total: 'total',
    vat: 'VAT inside',
    refunded: 'refunded',
    collect: 'to collect',
    invoice: 'invoice',
    courier: 'courier',
    tracking: 'tracking number',
  },
  shoppers: {
    name: 'name',
    email: 'e-mail',
    phone: 'phone',
    emirate: 'emirate of the last order',
    orders: 'orders',
    spent: 'spent',
    lastOrder: 'last order, Dubai time',
    guest: 'without an account',
    since: 'since',
    news: 'news by mail',
  },
  newsletter: { email: 'e-mail', name: 'name', language: 'language', consent: 'consent' },
  trail: {
    at: 'When',
    who: 'Who',
    address: 'From',
    call: 'Call',
    kind: 'Kind',
    id: 'Id',
    name: 'Name',
    field: 'Field',
    before: 'Before',
    after: 'After',
  },
  stock: {
    time: 'time',
    change: 'change',
    stock: 'stock',
    reason: 'reason',
    order: 'order',
    person: 'person',
    note: 'note',
  },
  sales: {
    orders: 'orders',
    pieces: 'pieces',
    amount: 'amount',
    vat: 'vat',
    refunds: 'refunds',
    refunded: 'refunded',
    returned: 'returned pieces',
  },
  spans: { from: 'from', until: 'until' },
  before: (heading: string) => `${heading} before`,
  emirates: { emirate: 'emirate', orders: 'orders', amount: 'amount', before: 'amount before' },
  payments: { payment: 'payment', orders: 'orders', amount: 'amount', before: 'amount before' },
  returns: { reason: 'reason', pieces: 'pieces' },
  codes: { code: 'code', orders: 'orders', coupon: 'taken off' },
  items: { product: 'product', pieces: 'pieces', amount: 'amount' },
  sizes: {
    product: 'product',
    colour: 'colour',
    size: 'size',
    left: 'left',
    sold: 'sold in 28 days',
    days: 'lasts days',
  },
  searches: { words: 'words', count: 'times' },
  taxReturn: {
    emirate: 'emirate',
    invoices: 'tax invoices',
    invoicedNet: 'invoiced, net',
    invoicedVat: 'VAT invoiced',
    creditNotes: 'credit notes',
    creditedNet: 'credited, net',
    creditedVat: 'VAT credited',
    net: 'taxable supplies, net',
    vat: 'VAT due',
  },
  words: {
    total: 'total',
    statuses,
    payments,
    returnReasons,
    deliveries: { Normal: 'normal', Express: 'express' },
    yes: 'yes',
    no: 'no',
    languages: { en: 'en', ar: 'ar' } as Words,
    stockReasons: {} as Words,
  },
}

const FILE_MESSAGES: MessagesByLanguage<typeof english> = { en: english, ar: arabicFileMessages }

export const fileMessages = (language: Language): typeof english => FILE_MESSAGES[language]

/** The heading line of a table of such a file. */
export const headingsOf = (columns: Readonly<Record<string, string>>): string[] => Object.values(columns)
