import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { contactEmail } from '@little-dunes/domain/messages/contact-email'
import { emailMessages } from '@little-dunes/domain/messages/email-messages'
import { giftCardEmail } from '@little-dunes/domain/messages/gift-card-email'
import { invitationEmail } from '@little-dunes/domain/messages/invitation-email'
import { orderEmailMessages } from '@little-dunes/domain/messages/order-emails/order-email-messages'
import {
  type OrderReceipt,
  orderReceiptMessages,
} from '@little-dunes/domain/messages/order-emails/order-receipt'
import { questionEmail } from '@little-dunes/domain/messages/question-email'
import { reminderEmailMessages } from '@little-dunes/domain/messages/reminder-emails/reminder-email-messages'
import { returnEmailMessages } from '@little-dunes/domain/messages/return-email-messages'
import { writeAmount } from '@little-dunes/domain/messages/write-amount'
import { SAMPLE_SHOP_NAME as shopName } from '@little-dunes/domain/orders/company/sample-settings'
import { describe, expect, test } from 'vitest'
import { type EmailContent, renderHtml, renderText } from '#emails/render-email'

const ITEMS = ['1 × Dune Gauze Dress, Shell, 110', '2 × Fox Tee, Coral, 90']
const PICTURES = ['/media/dune-gauze-dress-shell-1.9175f8b3.avif', '/media/fox-tee-coral-1.1a2b3c4d.avif']
const LISTED = ITEMS.map((text, place) => ({ text, picture: PICTURES[place] ?? null }))
const SHOWS_ITEMS = new Set([
  ...['payment_failed', 'order_delivered', 'order_cancelled'],
  ...Object.keys(reminderEmailMessages.en),
])
const orderIn = (language: Language) => ({
  name: 'Mariam Al Suwaidi',
  number: 'LD-10471',
  items: ITEMS,
  total: writeAmount[language](452_70),
  carrier: 'Gulf Parcel',
  trackingNumber: 'GP 4471',
  credit: '',
  arrives: '2026-11-25',
  refund: writeAmount[language](103_00),
  note: 'The blue one is sold out; we have sent the green one.',
  refundOriginal: writeAmount[language](103_00),
  refundCredit: '',
  isUnconfirmed: false,
})
const receiptIn = (language: Language): OrderReceipt => {
  const [t, write] = [orderReceiptMessages[language], writeAmount[language]]
  const item = (label: string, colour: string, size: string, quantity: number, fils: number) => ({
    label,
    detail: t.detail(colour, size, quantity),
    line: `${quantity} × ${label}, ${colour}, ${size}`,
    picture: PICTURES[label === 'Fox Tee' ? 1 : 0] ?? null,
    amount: write(fils),
  })
  return {
    items: [item('Dune Gauze Dress', 'Shell', '110', 1, 349_70), item('Fox Tee', 'Coral', '90', 2, 138_00)],
    parts: [
      { label: t.subtotal, amount: write(487_70) },
      { label: t.coupon('AFZ44', 0.1), amount: t.less(write(55_00)), isLess: true },
      { label: t.delivery, amount: t.free },
      { label: t.express, amount: write(10_00) },
      { label: t.cashFee, amount: write(10_00) },
    ],
    totals: [{ label: t.total, amount: write(452_70) }],
    vat: { label: t.vat(5), amount: write(21_56) },
    boxes: [addressIn(t.goesTo), documentIn(t.invoice, 'INV-2026-04218')],
  }
}
const documentIn = (label: string, number: string) => ({
  label,
  lines: [],
  link: { label: number, url: `https://shop.example/orders/LD-10471/documents/${number}#key=k` },
})
const addressIn = (label: string) => ({
  label,
  lines: ['Mariam Al Suwaidi', 'Villa 24, Street <17>', 'Al Mushrif, Abu Dhabi', '+971500000184'],
})
const goodsIn = (language: Language): OrderReceipt => {
  const { items } = receiptIn(language)
  return {
    ...{ parts: [], totals: [], vat: null, boxes: [] },
    items: items.map((item) => ({ ...item, amount: '' })),
  }
}
const parcelIn = (language: Language, isCash: boolean): OrderReceipt => {
  const t = orderReceiptMessages[language]
  const courier = {
    label: 'Gulf Parcel',
    lines: [t.trackingNumber('GP 4471'), t.courierPhone('600 544000')],
    link: { label: t.follow, url: 'https://parcel.example/?number=GP%204471' },
  }
  const due = { label: t.dueAtDoor, amount: writeAmount[language](452_70) }
  return { ...goodsIn(language), totals: isCash ? [due] : [], boxes: [courier, addressIn(t.goesTo)] }
}
const refundIn = (language: Language, isCash: boolean): OrderReceipt => {
  const [t, write] = [orderReceiptMessages[language], writeAmount[language]]
  return {
    items: receiptIn(language)
      .items.slice(1)
      .map((item) => ({ ...item, amount: write(93_00) })),
    parts: [{ label: t.delivery, amount: write(10_00) }],
    totals: [{ label: isCash ? t.inCash : t.toCard, amount: write(103_00) }],
    vat: { label: t.vat(5), amount: write(4_90) },
    boxes: [documentIn(t.creditNote, 'CN-2026-0087')],
  }
}
const pickupIn = (language: Language): OrderReceipt => {
  const t = orderReceiptMessages[language]
  const { lines } = addressIn('')
  const pickup = t.pickupTime({ day: '2026-11-25', window: 'afternoon' })
  return { ...goodsIn(language), boxes: [{ label: t.pickup, lines: [pickup, ...lines] }] }
}
const giftIn = (language: Language) => ({
  value: writeAmount[language](200_00),
  code: '7K3M-X0PA-22NN-VC4T',
  until: '23 November 2028',
})
const RETURN = {
  name: 'Mariam Al Suwaidi',
  number: 'LD-10471',
  returnNumber: 'R-1047',
  answer: 'The labels are gone.',
}
const QUESTION = {
  name: 'Mariam Al Suwaidi',
  item: 'Fox Tee',
  question: 'Does it shrink?\n<b>At 40 degrees</b>',
  answer: 'Not at 30 degrees.',
}
const MESSAGE = {
  name: 'Mariam Al Suwaidi',
  email: 'mariam@example.com',
  orderNumber: 'LD-10471',
  message: 'A button.',
}

/** Texts completed by the loader, with the same address for every link. */
const withLinks = ({
  action,
  stop,
  ...texts
}: {
  subject: string
  paragraphs: string[]
  action?: string
  after?: string[]
  stop?: string
}): EmailContent => ({
  ...texts,
  action:
    action === undefined ? undefined : { label: action, url: 'https://shop.example/orders/LD-10471#key=k' },
  unsubscribe:
    stop === undefined ? undefined : { label: stop, url: 'https://shop.example/unsubscribe?key=k' },
})

/** Every kind of email by name, with separate entries for cash and card. */
function everyEmail(language: Language): [string, EmailContent][] {
  const named = <Facts>(
    texts: Record<string, (facts: Facts) => Parameters<typeof withLinks>[0]>,
    facts: Facts,
  ) =>
    Object.entries(texts).map(([kind, write]): [string, EmailContent] => [
      kind,
      { ...withLinks(write(facts)), items: SHOWS_ITEMS.has(kind) ? LISTED : [] },
    ])
  const also = (suffix: string, emails: [string, EmailContent][]) =>
    emails.map(([kind, content]): [string, EmailContent] => [`${kind} ${suffix}`, content])
  const order = orderIn(language)
  const withReceipts = (isCash: boolean, emails: [string, EmailContent][]) =>
    emails.map(([kind, content]): [string, EmailContent] => {
      const receipts: Record<string, () => OrderReceipt> = {
        order_placed: () => receiptIn(language),
        order_edited: () => receiptIn(language),
        order_shipped: () => parcelIn(language, isCash),
        out_for_delivery: () => parcelIn(language, isCash),
        order_refunded: () => refundIn(language, isCash),
        refund_done: () => refundIn(language, isCash),
        return_approved: () => pickupIn(language),
      }
      const receipt = receipts[kind]?.() ?? (kind.startsWith('return_') ? goodsIn(language) : undefined)
      return [kind, receipt ? { ...content, receipt } : content]
    })
  // Paid with store credit, and refunded to it.
  const byCredit = {
    ...order,
    total: '',
    credit: order.total,
    refundOriginal: '',
    refundCredit: order.refund,
  }
  return [
    ...named(ofShop(language), order.name),
    ...withReceipts(false, named(orderEmailMessages[language], { ...order, isCash: false })),
    ...also(
      'cash',
      withReceipts(
        true,
        named(orderEmailMessages[language], { ...order, isCash: true, refund: '', refundOriginal: '' }),
      ),
    ),
    ...also('credit', named(orderEmailMessages[language], { ...byCredit, isCash: false })),
    ...withReceipts(false, named(returnEmailMessages[language], { ...RETURN, isExchange: false })),
    ...also('exchange', named(returnEmailMessages[language], { ...RETURN, isExchange: true })),
    ...named(reminderEmailMessages[language], { name: order.name, items: ITEMS }),
    ['question_answered', withLinks(questionEmail[language](QUESTION))],
    ['gift_card', withLinks(giftCardEmail[language]({ shopName: shopName[language], ...giftIn(language) }))],
    ['staff_invitation', withLinks(invitationEmail[language]({ shopName: shopName[language] }))],
    ['contact_message', contactEmail(MESSAGE)],
  ]
}

/** Texts of account emails, which also name the shop. */
const ofShop = (language: Language) =>
  Object.fromEntries(
    Object.entries(emailMessages[language]).map(([kind, text]) => [
      kind,
      (name: string) => text(name, shopName[language]),
    ]),
  )

const FRAME = {
  origin: 'https://shop.example',
  logo: { url: 'https://shop.example/logo.png', width: 185, height: 36 },
  shopName: shopName.en,
  supportEmail: 'help@shop.example',
  seller: {
    name: 'Little Dunes Trading L.L.C',
    address: 'Warehouse 7, Dubai, UAE',
    trn: '100000000000003',
    phone: '+971 4 000 0000',
  },
}

describe.each(LANGUAGES)('in %s', (language) => {
  const frame = { ...FRAME, language }

  test.each(everyEmail(language))('%s matches its snapshot', (_kind, content) => {
    expect(`${content.subject}\n\n${renderText(content)}`).toMatchSnapshot('text')
    expect(renderHtml(content, frame)).toMatchSnapshot('HTML')
  })
})

test('rendering an email takes under five milliseconds', () => {
  const frame = { ...FRAME, language: 'ar' }
  const emails = everyEmail('ar').map(([, content]) => content)
  const began = process.cpuUsage()
  for (let round = 0; round < 10; round++)
    for (const content of emails)
      expect(renderText(content).length + renderHtml(content, frame).length).toBeGreaterThan(0)
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1000 / (10 * emails.length)).toBeLessThan(5)
})
