import type { FailedTaskKind } from '@little-dunes/domain/contract/home/today-calls'

const problems: Record<FailedTaskKind, string> = {
  payment: 'Card payment not confirmed',
  refund: 'Refund did not go through',
  email: 'Mail was not delivered',
  missing_piece: 'A piece is not on its shelf',
}

const parcels = (count: number) => (count === 1 ? '1 parcel' : `${count} parcels`)

export const todayMessages = {
  heldDocuments: (count: number) =>
    `${count === 1 ? '1 tax document is' : `${count} tax documents are`} on hold because your company details still contain sample values. They are issued once you enter yours.`,
  enterCompany: 'Enter company details',
  problems,
  title: 'Today',
  morning: (name: string) => `Good morning, ${name}`,
  afternoon: (name: string) => `Good afternoon, ${name}`,
  evening: (name: string) => `Good evening, ${name}`,
  asOf: (day: string, time: string) => `${day} · ${time}`,
  addProduct: 'Add product',
  packOrders: (count: number) => (count === 1 ? 'Pack 1 order' : `Pack ${count} orders`),
  setupGuide: 'Three steps to the first order',
  setupLead:
    'Shoppers see the shop already, and what is published can be ordered. This is what it needs to be yours.',
  bringProducts: 'Import a product list',
  coming: {
    orders: { title: 'Orders', about: 'New orders come here by themselves, the next to leave on top.' },
    sales: { title: 'Sales', about: 'After the first week each day stands beside the same weekday before.' },
    stockRoom: { title: 'Stock room', about: 'Open this address on the phone and press Scan.' },
  },
  stepDone: 'Done',
  steps: {
    hasOwnTrn: {
      title: 'Who you are',
      about:
        'Name, address, TRN and contacts stand on invoices and in the footer; until you enter yours, those of an example do.',
      action: 'Enter your details',
    },
    hasProduct: {
      title: 'What you sell',
      about:
        'One published product with a colour, a size and its stock is enough to begin. Arabic can follow.',
      action: 'Add a product',
    },
    takesLiveCards: {
      title: 'How it is paid and delivered',
      about:
        'Fees, delivery times and limits of cash are in the settings. Cards are charged once the server has the live keys of your Stripe account.',
      action: 'Open the settings',
    },
  },
  work: 'Work to do',
  toPack: 'To pack',
  toShip: 'To ship',
  cash: 'Cash to collect',
  returns: 'Returns',
  toPayBack: 'To pay back',
  backInCash: 'refunds in cash, not handed over',
  refused: 'Refused parcels',
  needsYou: 'Needs you',
  toCheck: 'To check',
  questions: 'Questions',
  express: (count: number, all: number) =>
    all === 0 ? 'nothing waits' : count === 0 ? 'none of them express' : `${count} express`,
  parcelsOut: (count: number) => `${parcels(count)} on the way`,
  onTheWay: 'on the way',
  withCouriers: (amount: string) => `on the way; couriers have ${amount}`,
  parcels,
  courierCash: 'Cash with the couriers',
  cashDesk: 'Cash desk',
  noCourier: 'No courier named',
  hasSince: (count: number, day: string | null) =>
    day === null ? parcels(count) : `${parcels(count)}, since ${day}`,
  together: 'Together',
  lastDays: 'in the last 30 days',
  waitForCheck: 'much cash, phone not confirmed',
  waitForAnswer: 'about products, without an answer',
  nothingFailed: 'nothing failed',
  toTryAgain: 'to settle or try again',
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
  total: 'Total',
  tryAgain: 'Try again',
  settle: 'Found or settled',
  settled: 'The order can be packed.',
  triedAgain: 'It is tried again now.',
  allWell: 'Payments, refunds and mails went through, and every piece was on its shelf.',
  runningOut: 'Sells out soon',
  runningOutMore: 'Figures',
  lasts: (left: number, days: number) => `${left} left, ${days === 1 ? '1 day' : `${days} days`}`,
  nothingRunsOut: 'At the pace of the last 28 days no other size is sold out within 28 days.',
}
