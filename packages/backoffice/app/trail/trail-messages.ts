import type { MessagesByLanguage } from '#platform/messages'

/** Kinds of things and calls that have words of their own; others are shown by name. */
const subjects: Record<string, string> = {
  order: 'Order',
  payment: 'Payment',
  refund: 'Refund',
  email: 'Mail',
  settings: 'Settings',
  code: 'Discount code',
  member: 'Member of staff',
  product: 'Product',
  size: 'Stock',
  picture: 'Picture',
}

const actions: Record<string, string> = {
  'POST /api/staff/order/move': 'changed the status of',
  'POST /api/staff/orders/move': 'changed the status of',
  'POST /api/staff/order/cancel': 'cancelled',
  'POST /api/staff/order/refuse': 'recorded the refused delivery of',
  'POST /api/staff/order/refund': 'refunded',
  'POST /api/staff/order/note': 'wrote a note on',
  'POST /api/staff/order/approve': 'approved',
  'POST /api/staff/problems/retry': 'retried',
  'POST /api/staff/settings': 'changed',
  'POST /api/staff/codes/create': 'created',
  'POST /api/staff/codes/change': 'changed',
  'POST /api/staff/product/create': 'created',
  'POST /api/staff/product/copy': 'copied',
  'POST /api/staff/product/save': 'changed',
  'POST /api/staff/product/colour': 'added a colour to',
  'POST /api/staff/product/size': 'added a size to',
  'POST /api/staff/picture': 'uploaded',
  'POST /api/staff/stock/move': 'adjusted',
  'POST /api/staff/stock/count': 'counted',
  'POST /api/staff/stock/counted': 'changed the tracking of',
  'POST /api/staff/members/invite': 'invited',
  'POST /api/staff/members/reset': 'made a new link for',
  'POST /api/staff/members/role': 'changed the role of',
  'POST /api/staff/members/remove': 'removed',
}

const english = {
  subjects,
  actions,
  changed: 'changed',
  title: 'Trail',
  context: 'Who changed what. Nothing of it is changed or removed.',
  export: 'Export',
  notWhole: 'More than 10,000 changes match: the file has the newest. Choose fewer days for the others.',
  fileName: 'trail.csv',
  filters: 'Filters',
  everybody: 'Everybody',
  everything: 'Everything',
  person: 'Person',
  kind: 'Kind',
  from: 'From',
  until: 'Until',
  clear: 'Clear filters',
  nothing: 'Nothing was changed here.',
  none: 'none',
  onThisPage: (count: number) => (count === 1 ? '1 change on this page' : `${count} changes on this page`),
}

export const trailMessages: MessagesByLanguage<typeof english> = { en: english }
