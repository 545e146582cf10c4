import { greetedName } from '#accounts/greeted-name'
import type { MessagesByLanguage } from '#messages/languages'

/** What the mails of an order speak of. Amounts as people read them: `AED 452.70`. */
export interface OrderEmailFacts {
  name: string
  /** `LD-10471`. */
  number: string
  /** One line an item: name, colour, size, quantity. */
  items: readonly string[]
  total: string
  /** Paid at the door. */
  isCash: boolean
  /** Both empty where nobody has said what the parcel travels in. */
  carrier: string
  trackingNumber: string
  /** What goes back, of a refund or of a cancelled order that was paid; empty where nothing does. */
  refund: string
}

/** Subject, paragraphs above the link, the words of the link, and what stands below it. */
export interface OrderEmailTexts {
  subject: string
  paragraphs: string[]
  action: string
  after: string[]
}

const greeting = (name: string) => `${['Hello', greetedName(name)].filter(Boolean).join(' ')},`
const linkLasts = 'The link opens your order without signing in, for sixty days. Please do not pass it on.'
const orderWords = 'See your order'

const english = {
  order_placed: ({ name, number, items, total, isCash }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `We have your order ${number}`,
    paragraphs: [
      greeting(name),
      `Thank you! We have your order ${number} and start packing soon.`,
      items.join('\n'),
      isCash ? `Please have ${total} ready when it arrives.` : `Paid by card: ${total}.`,
    ],
    action: orderWords,
    after: ['You can cancel it until it is shipped.', linkLasts],
  }),
  order_shipped: (facts: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${facts.number} is on its way`,
    paragraphs: [
      greeting(facts.name),
      facts.carrier ? `Your parcel is on its way with ${facts.carrier}.` : 'Your parcel is on its way.',
      ...(facts.trackingNumber ? [`Tracking number: ${facts.trackingNumber}`] : []),
      ...(facts.isCash ? [`Please have ${facts.total} ready when it arrives.`] : []),
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
  order_cancelled: ({ name, number, refund }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `Your order ${number} is cancelled`,
    paragraphs: [
      greeting(name),
      `Your order ${number} is cancelled; nothing will be sent.`,
      ...(refund
        ? [`${refund} go back to your card. Your bank may take five to ten working days to show it.`]
        : []),
    ],
    action: orderWords,
    after: [linkLasts],
  }),
  order_refunded: ({ name, number, refund, isCash }: OrderEmailFacts): OrderEmailTexts => ({
    subject: `A refund of ${refund} for your order ${number}`,
    paragraphs: [
      greeting(name),
      isCash
        ? `We are refunding ${refund} of your order ${number}, as agreed with you.`
        : `We are refunding ${refund} of your order ${number} to your card. Your bank may take five to ten working days to show it.`,
      'The tax credit note is on the page of your order.',
    ],
    action: orderWords,
    after: [linkLasts],
  }),
}

const arabicGreeting = (name: string) => `${['مرحباً', greetedName(name)].filter(Boolean).join(' ')}،`
const arabicLinkLasts = 'يفتح الرابط طلبك من دون تسجيل الدخول لمدة ستين يوماً. يرجى عدم مشاركته.'
const arabicOrderWords = 'عرض الطلب'
const arabicBank = 'قد يستغرق ظهور المبلغ لدى البنك من خمسة إلى عشرة أيام عمل.'

const arabic: typeof english = {
  order_placed: ({ name, number, items, total, isCash }) => ({
    subject: `استلمنا طلبك ${number}`,
    paragraphs: [
      arabicGreeting(name),
      `شكراً لك! استلمنا طلبك ${number} وسنبدأ بتجهيزه قريباً.`,
      items.join('\n'),
      isCash ? `يرجى تجهيز مبلغ ${total} عند الاستلام.` : `تم الدفع بالبطاقة: ${total}.`,
    ],
    action: arabicOrderWords,
    after: ['يمكنك إلغاء الطلب قبل شحنه.', arabicLinkLasts],
  }),
  order_shipped: ({ name, number, carrier, trackingNumber, isCash, total }) => ({
    subject: `طلبك ${number} في الطريق إليك`,
    paragraphs: [
      arabicGreeting(name),
      carrier ? `شحنتك في الطريق إليك مع ${carrier}.` : 'شحنتك في الطريق إليك.',
      ...(trackingNumber ? [`رقم التتبع: ${trackingNumber}`] : []),
      ...(isCash ? [`يرجى تجهيز مبلغ ${total} عند الاستلام.`] : []),
    ],
    action: 'تتبع الشحنة',
    after: [arabicLinkLasts],
  }),
  order_delivered: ({ name, number }) => ({
    subject: `وصل طلبك ${number}`,
    paragraphs: [
      arabicGreeting(name),
      'تم تسليم شحنتك. نتمنى أن يكون كل شيء على المقاس.',
      'إذا لم يعجبك شيء، أرجعه أو استبدله من صفحة الطلب. الفاتورة الضريبية في الصفحة نفسها.',
    ],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
  order_cancelled: ({ name, number, refund }) => ({
    subject: `تم إلغاء طلبك ${number}`,
    paragraphs: [
      arabicGreeting(name),
      `تم إلغاء طلبك ${number} ولن يُرسل أي شيء.`,
      ...(refund ? [`سيُعاد مبلغ ${refund} إلى بطاقتك. ${arabicBank}`] : []),
    ],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
  order_refunded: ({ name, number, refund, isCash }) => ({
    subject: `إعادة مبلغ ${refund} من طلبك ${number}`,
    paragraphs: [
      arabicGreeting(name),
      isCash
        ? `نعيد إليك مبلغ ${refund} من طلبك ${number} كما اتفقنا معك.`
        : `نعيد مبلغ ${refund} من طلبك ${number} إلى بطاقتك. ${arabicBank}`,
      'الإشعار الدائن الضريبي في صفحة الطلب.',
    ],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
}

/** The kinds of mail that an order causes. */
export type OrderEmail = keyof typeof english

/** Mails of an order, in the language of the order (D-62). */
export const orderEmailMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
