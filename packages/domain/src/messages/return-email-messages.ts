import { greetedName } from '#accounts/greeted-name'
import type { MessagesByLanguage } from '#i18n/languages'
import type { OrderEmailTexts } from '#messages/order-emails/order-email-texts'
import type { ReturnStatus } from '#orders/returns/return-lifecycle'

/** Facts in the emails about a return. */
export interface ReturnEmailFacts {
  name: string
  /** `LD-10471`. */
  number: string
  /** `R-1047`. */
  returnNumber: string
  isExchange: boolean
  /** The staff's reason for declining. */
  answer: string
}

const greeting = (name: string) => `${['Hello', greetedName(name)].filter(Boolean).join(' ')},`
const linkLasts = "Anyone with this link can open your order for 60 days, so please don't share it."
const action = 'View your return'

const english = {
  return_requested: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `We've received your request ${facts.returnNumber}`,
    paragraphs: [
      greeting(facts.name),
      facts.isExchange
        ? `We've received your exchange request for order ${facts.number} and have reserved the new sizes.`
        : `We've received your return request for order ${facts.number}.`,
      "We'll reply within one working day.",
    ],
    action,
    after: [linkLasts],
  }),
  return_approved: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `Return ${facts.returnNumber}: we'll pick up your parcel`,
    paragraphs: [
      greeting(facts.name),
      'Our courier will call before arriving. Please leave the tags on and pack the items below.',
    ],
    action,
    after: [linkLasts],
  }),
  return_picked_up: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `Return ${facts.returnNumber}: your parcel is on its way to us`,
    paragraphs: [
      greeting(facts.name),
      "Our courier has picked up your parcel. We'll email you when it reaches us.",
    ],
    action,
    after: [linkLasts],
  }),
  return_received: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `Return ${facts.returnNumber}: your parcel has arrived`,
    paragraphs: [
      greeting(facts.name),
      facts.isExchange
        ? "We've received your parcel. We'll check it and send your new size within two working days."
        : "We've received your parcel. We'll check it and refund you within two working days.",
    ],
    action,
    after: [linkLasts],
  }),
  return_exchanged: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `Return ${facts.returnNumber}: your new size is on its way`,
    paragraphs: [greeting(facts.name), "We've sent your new size. There's nothing to pay."],
    action,
    after: [linkLasts],
  }),
  return_declined: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `Return ${facts.returnNumber}: about your request`,
    paragraphs: [
      greeting(facts.name),
      `We can't take back the items listed below from your order ${facts.number}.`,
      ...(facts.answer ? [facts.answer] : []),
      'If you disagree, please reply to this email.',
    ],
    action,
    after: [linkLasts],
  }),
  return_cancelled: (facts: ReturnEmailFacts): OrderEmailTexts => ({
    subject: `Return ${facts.returnNumber}: request cancelled`,
    paragraphs: [
      greeting(facts.name),
      `Your request for order ${facts.number} has been cancelled. You keep the items.`,
    ],
    action,
    after: [linkLasts],
  }),
}

const arabicGreeting = (name: string) => `${['مرحباً', greetedName(name)].filter(Boolean).join(' ')}،`
const arabicLinkLasts = 'يمكنكم فتح طلبكم من هذا الرابط من دون تسجيل الدخول لمدة 60 يوماً. يرجى عدم مشاركته.'
const arabicAction = 'عرض طلب الإرجاع'

const arabic: typeof english = {
  return_requested: ({ name, number, returnNumber, isExchange }) => ({
    subject: `استلمنا طلب الإرجاع ${returnNumber}`,
    paragraphs: [
      arabicGreeting(name),
      isExchange
        ? `استلمنا طلب استبدال قطع من الطلب ${number}، وحجزنا لكم المقاسات الجديدة.`
        : `استلمنا طلب إرجاع قطع من الطلب ${number}.`,
      'سنرد عليكم خلال يوم عمل واحد.',
    ],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
  return_approved: ({ name, returnNumber }) => ({
    subject: `الإرجاع ${returnNumber}: سنستلم الطرد من عنوانكم`,
    paragraphs: [
      arabicGreeting(name),
      'سيتصل بكم المندوب قبل وصوله. يرجى تغليف القطع المذكورة أدناه وعدم نزع بطاقات المنتج عنها.',
    ],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
  return_picked_up: ({ name, returnNumber }) => ({
    subject: `الإرجاع ${returnNumber}: الطرد في الطريق إلينا`,
    paragraphs: [arabicGreeting(name), 'استلم المندوب الطرد. سنراسلكم فور وصوله إلينا.'],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
  return_received: ({ name, returnNumber, isExchange }) => ({
    subject: `الإرجاع ${returnNumber}: وصل الطرد`,
    paragraphs: [
      arabicGreeting(name),
      isExchange
        ? 'وصلنا الطرد. سنفحصه ونرسل المقاس الجديد خلال يومي عمل.'
        : 'وصلنا الطرد. سنفحصه ونعيد المبلغ خلال يومي عمل.',
    ],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
  return_exchanged: ({ name, returnNumber }) => ({
    subject: `الإرجاع ${returnNumber}: المقاس الجديد في الطريق إليكم`,
    paragraphs: [arabicGreeting(name), 'أرسلنا لكم المقاس الجديد. لا يلزم دفع أي مبلغ.'],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
  return_declined: ({ name, number, returnNumber, answer }) => ({
    subject: `بخصوص طلب الإرجاع ${returnNumber}`,
    paragraphs: [
      arabicGreeting(name),
      `لا يمكننا قبول إرجاع القطع المذكورة أدناه من الطلب ${number}.`,
      ...(answer ? [answer] : []),
      'لأي استفسار يرجى الرد على هذه الرسالة.',
    ],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
  return_cancelled: ({ name, number, returnNumber }) => ({
    subject: `تم إلغاء طلب الإرجاع ${returnNumber}`,
    paragraphs: [arabicGreeting(name), `تم إلغاء طلب الإرجاع الخاص بالطلب ${number}. تبقى القطع لديكم.`],
    action: arabicAction,
    after: [arabicLinkLasts],
  }),
}

/** Kinds of emails about a return. */
export type ReturnEmail = keyof typeof english

/** The email for each status. Refunds have their own email, and a check is followed by another step at once. */
export const RETURN_EMAILS_BY_STATUS: Partial<Record<ReturnStatus, ReturnEmail>> = {
  requested: 'return_requested',
  approved: 'return_approved',
  picked_up: 'return_picked_up',
  received: 'return_received',
  exchanged: 'return_exchanged',
  declined: 'return_declined',
  cancelled: 'return_cancelled',
}

/** Emails about a return, in the language of its order (D-62). */
export const returnEmailMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
