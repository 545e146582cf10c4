import { greetedName } from '#accounts/greeted-name'
import type { MessagesByLanguage } from '#i18n/languages'
import type { OrderEmailTexts } from '#messages/order-emails/order-email-texts'
import type { ReturnStatus } from '#orders/returns/return-lifecycle'

/** What the mails of a return speak of. */
export interface ReturnEmailFacts {
  name: string
  /** `LD-10471`. */
  number: string
  /** `R-1047`. */
  returnNumber: string
  isExchange: boolean
  /** What the staff says about a declined one. */
  answer: string
}

const greeting = (name: string) => `${['Hello', greetedName(name)].filter(Boolean).join(' ')},`
const linkLasts = 'The link opens your order without signing in, for sixty days. Please do not pass it on.'
const action = 'See your return'

const english = {
  return_requested: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `We have your request ${facts.returnNumber}`,
    paragraphs: [
      greeting(facts.name),
      facts.isExchange
        ? `You would like other sizes for pieces of your order ${facts.number}. We keep them for you.`
        : `You would like to return pieces of your order ${facts.number}.`,
      'We answer within one working day.',
    ],
    action,
    after: [linkLasts],
  }),
  return_approved: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `${facts.returnNumber}: your parcel will be picked up`,
    paragraphs: [
      greeting(facts.name),
      'Thank you. Our courier calls before coming. Please leave the labels on and pack the pieces below.',
    ],
    action,
    after: [linkLasts],
  }),
  return_picked_up: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `${facts.returnNumber}: your parcel is on its way to us`,
    paragraphs: [
      greeting(facts.name),
      'Our courier has picked your parcel up. We write as soon as it is here.',
    ],
    action,
    after: [linkLasts],
  }),
  return_received: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `${facts.returnNumber}: your parcel has arrived`,
    paragraphs: [
      greeting(facts.name),
      facts.isExchange
        ? 'Your parcel is here. We look at it and send the other size within two working days.'
        : 'Your parcel is here. We look at it and refund you within two working days.',
    ],
    action,
    after: [linkLasts],
  }),
  return_exchanged: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `${facts.returnNumber}: the other size is on its way`,
    paragraphs: [greeting(facts.name), 'We have sent you the other size. There is nothing to pay.'],
    action,
    after: [linkLasts],
  }),
  return_declined: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `${facts.returnNumber}: about your request`,
    paragraphs: [
      greeting(facts.name),
      `We cannot take back the pieces of your order ${facts.number} that are listed below.`,
      ...(facts.answer ? [facts.answer] : []),
      'If you see it otherwise, please answer to this mail.',
    ],
    action,
    after: [linkLasts],
  }),
  return_cancelled: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `${facts.returnNumber}: called off`,
    paragraphs: [
      greeting(facts.name),
      `Your request about the order ${facts.number} is called off. You keep everything as it is.`,
    ],
    action,
    after: [linkLasts],
  }),
}

const arabicGreeting = (name: string) => `${['مرحباً', greetedName(name)].filter(Boolean).join(' ')}،`
const arabicLinkLasts = 'يفتح الرابط طلبكم من دون تسجيل الدخول لمدة ستين يوماً. يرجى عدم مشاركته.'
const arabicAction = 'عرض طلب الإرجاع'

const arabic: typeof english = {
  return_requested: ({ name, number, returnNumber, isExchange }) => ({
    subject: `استلمنا طلب الإرجاع ${returnNumber}`,
    paragraphs: [
      arabicGreeting(name),
      isExchange
        ? `طلبتم مقاسات أخرى لقطع من الطلب ${number}. نحتفظ بها لكم.`
        : `طلبتم إرجاع قطع من الطلب ${number}.`,
      'نرد خلال يوم عمل واحد.',
    ],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
  return_approved: ({ name, returnNumber }) => ({
    subject: `الإرجاع ${returnNumber}: سنستلم الطرد من عنوانكم`,
    paragraphs: [
      arabicGreeting(name),
      'شكراً لكم. يتصل المندوب قبل وصوله. يرجى ترك البطاقات على القطع المذكورة أدناه وتجهيزها.',
    ],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
  return_picked_up: ({ name, returnNumber }) => ({
    subject: `الإرجاع ${returnNumber}: الطرد في الطريق إلينا`,
    paragraphs: [arabicGreeting(name), 'استلم المندوب الطرد. نكتب لكم فور وصوله.'],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
  return_received: ({ name, returnNumber, isExchange }) => ({
    subject: `الإرجاع ${returnNumber}: وصل الطرد`,
    paragraphs: [
      arabicGreeting(name),
      isExchange
        ? 'وصل الطرد. نفحصه ونرسل المقاس الآخر خلال يومي عمل.'
        : 'وصل الطرد. نفحصه ونعيد المبلغ خلال يومي عمل.',
    ],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
  return_exchanged: ({ name, returnNumber }) => ({
    subject: `الإرجاع ${returnNumber}: المقاس الآخر في الطريق إليكم`,
    paragraphs: [arabicGreeting(name), 'أرسلنا لكم المقاس الآخر. لا يلزم دفع أي مبلغ.'],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
  return_declined: ({ name, number, returnNumber, answer }) => ({
    subject: `بخصوص طلب الإرجاع ${returnNumber}`,
    paragraphs: [
      arabicGreeting(name),
      `لا يمكننا استعادة القطع المذكورة أدناه من الطلب ${number}.`,
      ...(answer ? [answer] : []),
      'لأي استفسار يرجى الرد على هذه الرسالة.',
    ],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
  return_cancelled: ({ name, number, returnNumber }) => ({
    subject: `تم إلغاء طلب الإرجاع ${returnNumber}`,
    paragraphs: [arabicGreeting(name), `تم إلغاء طلب الإرجاع الخاص بالطلب ${number}. يبقى كل شيء كما هو.`],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
}

/** The kinds of mail that a return causes. */
export type ReturnEmail = keyof typeof english

/** The mail about each status. What is refunded has the mail of the refund, and a check is followed by another step at once. */
export const RETURN_EMAILS_BY_STATUS: Partial<Record<ReturnStatus, ReturnEmail>> = {
  requested: 'return_requested',
  approved: 'return_approved',
  picked_up: 'return_picked_up',
  received: 'return_received',
  exchanged: 'return_exchanged',
  declined: 'return_declined',
  cancelled: 'return_cancelled',
}

/** Mails of a return, in the language of its order (D-62). */
export const returnEmailMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
