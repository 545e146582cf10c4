import type { FailedTaskKind } from '@little-dunes/domain/contract/staff/today-calls'
import type { MessagesByLanguage } from '#platform/messages'

const problems: Record<FailedTaskKind, string> = {
  payment: 'Card payment not confirmed',
  refund: 'Refund did not go through',
  email: 'Mail was not delivered',
}

const parcels = (count: number) => (count === 1 ? '1 parcel' : `${count} parcels`)

const english = {
  problems,
  title: 'Today',
  morning: (name: string) => `Good morning, ${name}`,
  afternoon: (name: string) => `Good afternoon, ${name}`,
  evening: (name: string) => `Good evening, ${name}`,
  asOf: (day: string, time: string) => `${day} · ${time}`,
  packOrders: (count: number) => (count === 1 ? 'Pack 1 order' : `Pack ${count} orders`),
  work: 'Work to do',
  toPack: 'To pack',
  toShip: 'To ship',
  cash: 'Cash to collect',
  refused: 'Refused parcels',
  needsYou: 'Needs you',
  toCheck: 'To check',
  express: (count: number) => (count === 0 ? 'none of them express' : `${count} express`),
  parcelsOut: (count: number) => `${parcels(count)} on the way`,
  withCouriers: (amount: string) => `on the way; couriers have ${amount}`,
  parcels,
  lastDays: 'in the last 30 days',
  waitForCheck: 'much cash, phone not confirmed',
  nothingFailed: 'nothing failed',
  toTryAgain: 'to try again',
  sales: 'Sales today',
  amount: 'Sales',
  orders: 'Orders',
  average: 'Average order',
  vat: 'VAT inside',
  today: 'Today',
  last: (weekday: string) => `Last ${weekday}`,
  ordersLast: (count: number, weekday: string) => `${count} last ${weekday}`,
  chart: (amount: string, time: string, before: string, weekday: string) =>
    `Sales today ${amount} by ${time}, last ${weekday} ${before} by the same time`,
  figures: 'The figures as a table',
  until: 'Until',
  soFar: (weekday: string) => `${weekday} so far`,
  ofTotal: (amount: string) => `of ${amount}`,
  next: 'Next to pack and ship',
  allOrders: 'All orders',
  nothingNext: 'Nothing waits to be packed or shipped.',
  order: 'Order',
  shopper: 'Shopper',
  items: 'Items',
  status: 'Status',
  placed: 'Placed',
  total: 'Total',
  tryAgain: 'Try again',
  triedAgain: 'It is tried again now.',
  allWell: 'Payments, refunds and mails went through.',
  low: 'Running low',
  lowMore: (count: number) => (count === 1 ? '1 size in all' : `${count} sizes in all`),
  soldOut: 'Sold out',
  left: (count: number) => `${count} left`,
  nothingLow: 'Every size has more than three pieces.',
}

export const todayMessages: MessagesByLanguage<typeof english> = { en: english }
