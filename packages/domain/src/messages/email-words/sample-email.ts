import type { Language, MessagesByLanguage } from '#i18n/languages'
import { type AccountEmail, emailMessages } from '#messages/email-messages'
import { type EditableEmail, EMAIL_FACTS, type EmailFacts } from '#messages/email-words/email-words'
import { giftCardEmail } from '#messages/gift-card-email'
import { type OrderEmail, orderEmailMessages } from '#messages/order-emails/order-email-messages'
import { questionEmail } from '#messages/question-email'
import { type ReminderEmail, reminderEmailMessages } from '#messages/reminder-emails/reminder-email-messages'
import { type ReturnEmail, returnEmailMessages } from '#messages/return-email-messages'
import { SAMPLE_SHOP_NAME } from '#orders/company/sample-settings'

/** Texts of an email, with the labels of its button and its unsubscribe link. */
export interface SampleEmail {
  subject: string
  paragraphs: string[]
  action?: string
  after?: string[]
  stop?: string
}

/** Has the format of a gift card code, but belongs to no card. */
const SAMPLE_CODE = '7K3M-X0PA-22NN-VC4T'

const SAMPLE_QUESTION: MessagesByLanguage<{ question: string; answer: string }> = {
  en: { question: 'Does it shrink in the wash?', answer: 'Not at 30 degrees.' },
  ar: { question: 'هل تنكمش عند الغسل؟', answer: 'لا تنكمش عند 30 درجة.' },
}

const hasKind = <Kind extends EditableEmail>(
  texts: Record<Kind, unknown>,
  kind: EditableEmail,
): kind is Kind => Object.hasOwn(texts, kind)

/** The default email with these facts. Missing facts are empty. */
export function sampleEmail(
  kind: EditableEmail,
  language: Language,
  facts: EmailFacts,
  items: readonly string[],
  shopName = SAMPLE_SHOP_NAME[language],
): SampleEmail {
  const { name = '', number = '', returnNumber = '', value = '', until = '', item = '' } = facts
  const orderTexts: Record<OrderEmail, (typeof orderEmailMessages)['en'][OrderEmail]> =
    orderEmailMessages[language]
  const returnTexts: Record<ReturnEmail, (typeof returnEmailMessages)['en'][ReturnEmail]> =
    returnEmailMessages[language]
  const reminderTexts: Record<ReminderEmail, (typeof reminderEmailMessages)['en'][ReminderEmail]> =
    reminderEmailMessages[language]
  const accountTexts: Record<AccountEmail, (name: string, shopName: string) => SampleEmail> =
    emailMessages[language]
  if (kind === 'gift_card') return giftCardEmail[language]({ shopName, value, code: SAMPLE_CODE, until })
  if (kind === 'question_answered')
    return questionEmail[language]({ name, item, ...SAMPLE_QUESTION[language] })
  if (hasKind<OrderEmail>(orderTexts, kind)) return orderTexts[kind](orderFacts(facts, items))
  if (hasKind<ReturnEmail>(returnTexts, kind))
    return returnTexts[kind]({ name, number, returnNumber, isExchange: false, answer: '' })
  if (hasKind<ReminderEmail>(reminderTexts, kind))
    return reminderTexts[kind]({ name, items: item ? [item] : items })
  return accountTexts[kind as AccountEmail](name, shopName)
}

const orderFacts = (facts: EmailFacts, items: readonly string[]) => {
  const { name = '', number = '', total = '', carrier = '', trackingNumber = '', refund = '' } = facts
  return {
    ...{ name, number, items, total, carrier, trackingNumber, refund },
    ...{ credit: '', refundOriginal: refund, refundCredit: '', note: '' },
    isCash: true,
    isUnconfirmed: false,
    arrives: '',
  }
}

/** The default texts, with placeholders. */
export function defaultWords(
  kind: EditableEmail,
  language: Language,
  shopName?: string,
): { subject: string; opening: string } {
  const names = Object.fromEntries(EMAIL_FACTS[kind].map((fact) => [fact, `{${fact}}`]))
  const { subject, paragraphs } = sampleEmail(kind, language, names, [], shopName)
  return { subject, opening: paragraphs[1] ?? '' }
}
