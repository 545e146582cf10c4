import { greetedName } from '#accounts/greeted-name'
import type { OrderEmailFacts, OrderEmailTexts } from '#messages/order-emails/order-email-texts'

const greeting = (name: string) => `${['Hello', greetedName(name)].filter(Boolean).join(' ')},`
/** `Wednesday 25 November`, in the given locale. */
export function dayIn(locale: string, day: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(Date.parse(day))
}

const linkLasts = "Anyone with this link can open your order for 60 days, so please don't share it."
const orderWords = 'View your order'
const bank = 'It can take your bank 5 to 10 working days to show it.'
const atDoor = (day: string) => `Arrives by ${dayIn('en-GB', day)}.`
const inCredit = (amount: string) =>
  amount ? [`We've added ${amount} to your store credit. You can use it on your next order.`] : []

export const englishOrderEmails = {
  order_placed: ({ name, number, total, credit, isCash, arrives }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `We've received your order ${number}`,
    paragraphs: [
      greeting(name),
      `Thank you! We've received your order ${number} and will start packing it soon.`,
      ...(arrives ? [atDoor(arrives)] : []),
      ...(credit ? [`Paid with store credit: ${credit}.`] : []),
      ...(total
        ? [isCash ? `Please have ${total} ready in cash when it arrives.` : `Paid by card: ${total}.`]
        : []),
    ],
    action: orderWords,
    after: ['You can cancel your order until it ships.', linkLasts],
  }),
  /** The staff changed its items, as agreed on the phone. */
  order_edited: ({ name, number, total, isCash }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${number} has been updated`,
    paragraphs: [
      greeting(name),
      `We've updated your order ${number} as agreed. The new details are below.`,
      ...(total
        ? [isCash ? `Please have ${total} ready in cash when it arrives.` : `The new total is ${total}.`]
        : ["There's nothing to pay."]),
    ],
    action: orderWords,
    after: ['If anything looks wrong, please contact us before it ships.', linkLasts],
  }),
  order_shipped: (facts: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${facts.number} is on its way`,
    paragraphs: [
      greeting(facts.name),
      facts.carrier ? `Your parcel is on its way with ${facts.carrier}.` : 'Your parcel is on its way.',
      ...(facts.arrives ? [atDoor(facts.arrives)] : []),
      facts.isCash && facts.total
        ? `Please have ${facts.total} ready in cash when it arrives.`
        : "There's nothing left to pay.",
    ],
    action: 'Track your order',
    after: [linkLasts],
  }),
  /** The payment timed out, or the provider declined it. */
  payment_failed: ({ name, number, items, total }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Payment failed for your order ${number}`,
    paragraphs: [
      greeting(name),
      `Your payment of ${total} for order ${number} didn't go through, so we've cancelled the order. If your bank shows the amount, it's only on hold and will be released automatically.`,
      items.join('\n'),
      "The items are no longer reserved. While they're in stock, you can order them again with another card or cash on delivery.",
    ],
    action: 'Back to your cart',
    after: ["If you've already ordered again, you can ignore this email."],
  }),
  out_for_delivery: ({ name, number, carrier, isCash, total }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${number} arrives today`,
    paragraphs: [
      greeting(name),
      carrier ? `Your parcel is out for delivery with ${carrier}.` : 'Your parcel is out for delivery.',
      isCash && total
        ? `Please have ${total} in cash ready. The courier will call before arriving.`
        : 'Your order is paid. The courier will call before arriving.',
    ],
    action: 'Track your order',
    after: [linkLasts],
  }),
  order_delivered: ({ name, number }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${number} has arrived`,
    paragraphs: [
      greeting(name),
      'Your parcel has been delivered. We hope everything fits.',
      "If something isn't right, you can return or exchange it on your order page. Your tax invoice is there too.",
    ],
    action: orderWords,
    after: [linkLasts],
  }),
  delivery_undone: ({ name, number, isCash, total }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${number} is still on its way`,
    paragraphs: [
      greeting(name),
      "We told you your parcel had been delivered. That was our mistake. It's still on its way to you.",
      isCash && total
        ? `You'll pay ${total} in cash when it arrives. You'll get your tax invoice then.`
        : "Your order is paid. You don't need to do anything.",
    ],
    action: 'Track your order',
    after: ['If you already have the parcel, please contact us.', linkLasts],
  }),
  order_cancelled: ({
    name,
    number,
    refundOriginal,
    refundCredit,
    isUnconfirmed,
  }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${number} has been cancelled`,
    paragraphs: [
      greeting(name),
      ...(isUnconfirmed
        ? [
            `We couldn't confirm your order ${number} within a day, so we've cancelled it. Nothing will be sent.`,
            'You can order again at any time.',
          ]
        : [`Your order ${number} has been cancelled. Nothing will be sent.`]),
      ...(refundOriginal ? [`We'll refund ${refundOriginal} to your card. ${bank}`] : []),
      ...inCredit(refundCredit),
    ],
    action: orderWords,
    after: [linkLasts],
  }),
  order_note: ({ name, number, note }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `About your order ${number}`,
    paragraphs: [greeting(name), `We have a message about your order ${number}:`, note],
    action: orderWords,
    after: [linkLasts],
  }),
  order_refunded: ({
    name,
    number,
    refund,
    refundOriginal,
    refundCredit,
    isCash,
  }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Refund of ${refund} for your order ${number}`,
    paragraphs: [
      greeting(name),
      ...(refundOriginal
        ? [
            isCash
              ? `We're refunding ${refundOriginal} for your order ${number}, as agreed.`
              : `We're refunding ${refundOriginal} for your order ${number} to your card. ${bank}`,
          ]
        : []),
      ...inCredit(refundCredit),
      'Your tax credit note is on your order page.',
    ],
    action: orderWords,
    after: [linkLasts],
  }),
  refund_done: ({ name, number, refund }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your refund of ${refund} for order ${number} is complete`,
    paragraphs: [
      greeting(name),
      `Your refund of ${refund} for order ${number} is complete. It can take your bank 5 to 10 working days to show it on your card.`,
      'Your tax credit note is on your order page.',
    ],
    action: orderWords,
    after: [linkLasts],
  }),
}
