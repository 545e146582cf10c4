import { type AccountEmail, emailMessages } from '#messages/email-messages'
import { type EditableEmail, EMAIL_FACTS, type EmailFacts } from '#messages/email-words/email-words'
import type { Language } from '#messages/languages'
import { type OrderEmail, orderEmailMessages } from '#messages/order-emails/order-email-messages'
import { type ReturnEmail, returnEmailMessages } from '#messages/return-email-messages'

/** What a mail says, with the words of its button. */
export interface SampleEmail {
  subject: string
  paragraphs: string[]
  action?: string
  after?: string[]
}

const isOf = <Kind extends EditableEmail>(texts: Record<Kind, unknown>, kind: EditableEmail): kind is Kind =>
  Object.hasOwn(texts, kind)

/** A mail as it comes with the shop, about facts that are given; those that are missing are empty. */
export function sampleEmail(
  kind: EditableEmail,
  language: Language,
  facts: EmailFacts,
  items: readonly string[],
): SampleEmail {
  const { name = '', number = '', total = '', carrier = '', trackingNumber = '', refund = '' } = facts
  const orderTexts: Record<OrderEmail, (typeof orderEmailMessages)['en'][OrderEmail]> =
    orderEmailMessages[language]
  const returnTexts: Record<ReturnEmail, (typeof returnEmailMessages)['en'][ReturnEmail]> =
    returnEmailMessages[language]
  const accountTexts: Record<AccountEmail, (name: string) => SampleEmail> = emailMessages[language]
  if (isOf<OrderEmail>(orderTexts, kind))
    return orderTexts[kind]({
      ...{ name, number, items, total, carrier, trackingNumber, refund },
      ...{
        credit: '',
        refundOriginal: refund,
        refundCredit: '',
        trackingUrl: '',
        carrierPhone: '',
        note: '',
      },
      isCash: true,
    })
  if (isOf<ReturnEmail>(returnTexts, kind))
    return returnTexts[kind]({
      ...{ name, number, items, returnNumber: facts.returnNumber ?? '' },
      ...{ isExchange: false, answer: '' },
    })
  return accountTexts[kind as AccountEmail](name)
}

/** The words that come with the shop, with the names of the facts in them. */
export function defaultWords(kind: EditableEmail, language: Language): { subject: string; opening: string } {
  const names = Object.fromEntries(EMAIL_FACTS[kind].map((fact) => [fact, `{${fact}}`]))
  const { subject, paragraphs } = sampleEmail(kind, language, names, [])
  return { subject, opening: paragraphs[1] ?? '' }
}
