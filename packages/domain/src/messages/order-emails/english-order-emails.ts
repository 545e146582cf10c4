import { greetedName } from '#accounts/greeted-name'
import type { OrderEmailFacts, OrderEmailTexts } from '#messages/order-emails/order-email-texts'

const greeting = (name: string) => `${['Hello', greetedName(name)].filter(Boolean).join(' ')},`
/** 'Wednesday 25 November': also of the Arabic mails. */
export function dayIn(locale: string, day: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(Date.parse(day))
}

const linkLasts = 'The link opens your order without signing in, for sixty days. Please do not pass it on.'
const orderWords = 'See your order'
const bank = 'Your bank may take five to ten working days to show it.'
const atDoor = (day: string) => `At your door by ${dayIn('en-GB', day)}.`
const inCredit = (amount: string) =>
  amount ? [`${amount} are in your store credit and pay your next order.`] : []

export const englishOrderEmails = {
  order_placed: ({ name, number, total, credit, isCash, arrives }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `We have your order ${number}`,
    paragraphs: [
      greeting(name),
      `Thank you! We have your order ${number} and start packing soon.`,
      ...(arrives ? [atDoor(arrives)] : []),
      ...(credit ? [`Paid with store credit: ${credit}.`] : []),
      ...(total ? [isCash ? `Please have ${total} ready when it arrives.` : `Paid by card: ${total}.`] : []),
    ],
    action: orderWords,
    after: ['You can cancel it until it is shipped.', linkLasts],
  }),
  /** The staff has changed its lines, as agreed on the phone. */
  order_edited: ({ name, number, total, isCash }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${number} was changed`,
    paragraphs: [
      greeting(name),
      `We have changed your order ${number} as agreed with you. Below is what is in it now.`,
      ...(total
        ? [isCash ? `Please have ${total} ready when it arrives.` : `The new total is ${total}.`]
        : ['There is nothing to pay.']),
    ],
    action: orderWords,
    after: ['If something is not as agreed, please write to us before it is shipped.', linkLasts],
  }),
  order_shipped: (facts: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${facts.number} is on its way`,
    paragraphs: [
      greeting(facts.name),
      facts.carrier ? `Your parcel is on its way with ${facts.carrier}.` : 'Your parcel is on its way.',
      ...(facts.arrives ? [atDoor(facts.arrives)] : []),
      facts.isCash && facts.total
        ? `Please have ${facts.total} ready when it arrives.`
        : 'Nothing is left to pay.',
    ],
    action: 'See where it is',
    after: [linkLasts],
  }),
  /** Nobody called it off: the time of its payment was over, or the provider took none. */
  payment_failed: ({ name, number, items, total }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${number} was not paid`,
    paragraphs: [
      greeting(name),
      `The payment of ${total} for your order ${number} did not go through, and we have closed it. If your bank shows the amount, it is only reserved and comes back by itself.`,
      items.join('\n'),
      'We no longer keep the items for you. As long as they are there, you can order them again, with another card or cash on delivery.',
    ],
    action: 'Back to your cart',
    after: ['If you have already ordered again, you need to do nothing.'],
  }),
  out_for_delivery: ({ name, number, carrier, isCash, total }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${number} comes today`,
    paragraphs: [
      greeting(name),
      carrier ? `Your parcel is out for delivery with ${carrier}.` : 'Your parcel is out for delivery.',
      isCash && total
        ? `Please have ${total} in cash ready. The courier calls before coming.`
        : 'It is paid. The courier calls before coming.',
    ],
    action: 'See where it is',
    after: [linkLasts],
  }),
  order_delivered: ({ name, number }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${number} has arrived`,
    paragraphs: [
      greeting(name),
      'Your parcel was delivered. We hope that everything fits.',
      'If something is not right, return or exchange it on the page of your order. The tax invoice is there as well.',
    ],
    action: orderWords,
    after: [linkLasts],
  }),
  delivery_undone: ({ name, number, isCash, total }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${number} is still on its way`,
    paragraphs: [
      greeting(name),
      'We told you that your parcel was delivered. That was our mistake: it is still on its way to you.',
      isCash && total
        ? `You pay ${total} in cash when it arrives. You get your tax invoice then.`
        : 'It is paid. You need to do nothing.',
    ],
    action: 'See where it is',
    after: ['If you already have the parcel, please contact us.', linkLasts],
  }),
  order_cancelled: ({
    name,
    number,
    refundOriginal,
    refundCredit,
    isUnconfirmed,
  }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${number} is cancelled`,
    paragraphs: [
      greeting(name),
      ...(isUnconfirmed
        ? [
            `We could not confirm your order ${number} within a day, so we cancelled it. Nothing will be sent.`,
            'You can place the order again at any time.',
          ]
        : [`Your order ${number} is cancelled; nothing will be sent.`]),
      ...(refundOriginal ? [`${refundOriginal} go back to your card. ${bank}`] : []),
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
    subject: `A refund of ${refund} for your order ${number}`,
    paragraphs: [
      greeting(name),
      ...(refundOriginal
        ? [
            isCash
              ? `We are refunding ${refundOriginal} of your order ${number}, as agreed with you.`
              : `We are refunding ${refundOriginal} of your order ${number} to your card. ${bank}`,
          ]
        : []),
      ...inCredit(refundCredit),
      'The tax credit note is on the page of your order.',
    ],
    action: orderWords,
    after: [linkLasts],
  }),
  refund_done: ({ name, number, refund }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `${refund} for your order ${number} are refunded`,
    paragraphs: [
      greeting(name),
      `The refund of ${refund} for your order ${number} is done. Your bank may take five to ten working days to show it on your card.`,
      'The tax credit note is on the page of your order.',
    ],
    action: orderWords,
    after: [linkLasts],
  }),
}
