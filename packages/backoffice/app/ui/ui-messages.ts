import type { StaffRole } from '@little-dunes/domain/accounts/permissions'
import type { ProductStatus } from '@little-dunes/domain/catalogue/product'
import { englishEmirates } from '@little-dunes/domain/messages/emirate-names'
import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import type { ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'

const roles: Record<StaffRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  support: 'Support',
  packer: 'Packer',
  viewer: 'Viewer',
}

const orderStatuses: Record<OrderStatus, string> = {
  'Pending Payment': 'Pending payment',
  'Order Placed': 'Order placed',
  Packing: 'Packed',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
}

const returnStatuses: Record<ReturnStatus, string> = {
  requested: 'New',
  approved: 'Approved',
  picked_up: 'Picked up',
  received: 'To check',
  checked: 'Checked',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
  declined: 'Declined',
  cancelled: 'Cancelled',
}

const productStatuses: Record<ProductStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
}

/** Shown in an empty date field. */
const emptyTimes = { now: 'Now', noEnd: 'No end', choose: 'Date and time' }

/** Actors outside the team. */
const actors: Record<'customer' | 'system', string> = { customer: 'Customer', system: 'Automatic' }

const dates = {
  open: 'Open calendar',
  hint: (example: string) => `such as ${example}`,
  unreadable: (example: string) => `We can't read this date. Write it like ${example}.`,
  early: (first: string) => `This date is too early. Choose ${first} or later.`,
  late: (last: string) => `This date is too late. Choose ${last} or earlier.`,
}

export const uiMessages = {
  /** Separates list items that may contain commas. */
  semicolon: '; ',
  aed: 'AED',
  orderStatuses,
  returnStatuses,
  productStatuses,
  regions: englishEmirates,
  emptyTimes,
  dates,
  actors,
  roles,
  comma: ',',
  oneSize: 'One Size',
  shoeSize: (size: string) => `EU ${size}`,
  documentTitle: (page: string, shop: string) => `${page} · ${shop} back office`,
  close: 'Close',
  discard: 'Discard',
  save: 'Save',
  tryAgain: 'Try again',
  copyByHand: (text: string) => `Copying needs an https address. Copy this yourself: ${text}`,
  failed: "We couldn't load this.",
  stay: 'Stay here',
  leave: 'Leave',
  newer: 'Newer',
  older: 'Older',
  camera: {
    open: 'Scan with the camera',
    close: 'Close the camera',
    view: 'Camera',
    light: 'Light',
    starting: 'Starting the camera…',
    refused: "We can't use the camera. Allow it for this page, or use a scanner.",
  },
  selectAll: 'Select all on this page',
  selectWhole: (count: number) => `Select all ${count}`,
  selectFirst: (count: number) => `Select the first ${count}`,
  actions: 'Actions',
  clearFilters: 'Clear filters',
  clearSelection: 'Clear selection',
}
