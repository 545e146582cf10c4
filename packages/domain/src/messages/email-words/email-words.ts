import type { AccountEmail } from '#messages/email-messages'
import type { GiftCardEmail } from '#messages/gift-card-email'
import type { InvitationEmail } from '#messages/invitation-email'
import type { OrderEmail } from '#messages/order-emails/order-email-messages'
import type { QuestionEmail } from '#messages/question-email'
import type { ReminderEmail } from '#messages/reminder-emails/reminder-email-messages'
import type { ReturnEmail } from '#messages/return-email-messages'

/** Kinds of emails that the staff can edit. */
export type EditableEmail =
  | AccountEmail
  | OrderEmail
  | ReturnEmail
  | ReminderEmail
  | QuestionEmail
  | GiftCardEmail

/** All kinds of emails. */
export type EmailKind = EditableEmail | InvitationEmail | 'contact_message'

/** Placeholders in texts of the staff, such as `{number}` for the order number. */
export type EmailFact =
  | 'name'
  | 'number'
  | 'total'
  | 'carrier'
  | 'trackingNumber'
  | 'refund'
  | 'returnNumber'
  | 'item'
  | 'value'
  | 'until'
export type EmailFacts = Partial<Record<EmailFact, string>>

const OF_ACCOUNT = ['name'] as const
const OF_ORDER = ['name', 'number', 'total'] as const
const OF_PARCEL = [...OF_ORDER, 'carrier', 'trackingNumber'] as const
const OF_REFUND = ['name', 'number', 'refund'] as const
/** The customer may have no account, so only the size is known. */
const OF_STOCK_NOTICE = ['item'] as const
const OF_GIFT_CARD = ['value', 'until'] as const
const OF_QUESTION = ['name', 'item'] as const
const OF_RETURN = ['name', 'number', 'returnNumber'] as const

/** Placeholders of each kind. */
export const EMAIL_FACTS: Record<EditableEmail, readonly EmailFact[]> = {
  order_placed: OF_ORDER,
  order_edited: OF_ORDER,
  order_shipped: OF_PARCEL,
  out_for_delivery: OF_PARCEL,
  order_delivered: OF_ORDER,
  delivery_undone: OF_ORDER,
  order_cancelled: OF_REFUND,
  order_refunded: OF_REFUND,
  refund_done: OF_REFUND,
  payment_failed: OF_ORDER,
  order_note: OF_ORDER,
  return_requested: OF_RETURN,
  return_approved: OF_RETURN,
  return_picked_up: OF_RETURN,
  return_received: OF_RETURN,
  return_exchanged: OF_RETURN,
  return_declined: OF_RETURN,
  return_cancelled: OF_RETURN,
  confirm_email: OF_ACCOUNT,
  change_email: OF_ACCOUNT,
  email_change_requested: OF_ACCOUNT,
  email_changed: OF_ACCOUNT,
  new_sign_in: OF_ACCOUNT,
  sign_up_attempt: OF_ACCOUNT,
  reset_password: OF_ACCOUNT,
  password_changed: OF_ACCOUNT,
  passkey_added: OF_ACCOUNT,
  back_in_stock: OF_STOCK_NOTICE,
  cart_left: OF_ACCOUNT,
  review_request: OF_ACCOUNT,
  question_answered: OF_QUESTION,
  gift_card: OF_GIFT_CARD,
}
export const EDITABLE_EMAILS = Object.keys(EMAIL_FACTS) as EditableEmail[]

/** Texts of the staff. An empty one keeps the default. */
export interface EmailWords {
  subject: string
  /** Replaces the first paragraph after the greeting. */
  opening: string
  /** Added at the end of the email. */
  closing: string
}
export type EmailWord = keyof EmailWords
export const EMAIL_WORDS = ['subject', 'opening', 'closing'] as const satisfies EmailWord[]
export const NO_WORDS: EmailWords = { subject: '', opening: '', closing: '' }

/** Maximum characters. */
export const LONGEST_WORDS: Record<EmailWord, number> = { subject: 150, opening: 1000, closing: 1000 }

/** Problems of a text. Pages have a message for each. */
export const EMAIL_WORD_PROBLEMS = ['too_long', 'line', 'placeholder'] as const
export type EmailWordProblem = (typeof EMAIL_WORD_PROBLEMS)[number]

const PLACEHOLDER = /\{([^{}]*)\}/g

function findProblem(kind: EditableEmail, name: EmailWord, text: string): EmailWordProblem | null {
  if (text.length > LONGEST_WORDS[name]) return 'too_long'
  // A header has one line (RFC 5322, 2.2).
  if (name === 'subject' && /[\r\n]/.test(text)) return 'line'
  const facts: readonly string[] = EMAIL_FACTS[kind]
  const isKnown = [...text.matchAll(PLACEHOLDER)].every(([, fact = '']) => facts.includes(fact))
  return isKnown && !/[{}]/.test(text.replaceAll(PLACEHOLDER, '')) ? null : 'placeholder'
}

/** Problems by field. Empty if the texts are valid. */
export function emailWordsProblems(
  kind: EditableEmail,
  words: EmailWords,
): Partial<Record<EmailWord, EmailWordProblem>> {
  const problems = EMAIL_WORDS.flatMap((name) => {
    const problem = findProblem(kind, name, words[name])
    return problem === null ? [] : [[name, problem] as const]
  })
  return Object.fromEntries(problems)
}

const SENTENCES = /(?<=[.!?؟])\s+/

/** Fills in placeholders. Leaves out sentences with an unknown one. */
function fill(text: string, facts: EmailFacts): string {
  const getFact = (name: string) => facts[name as EmailFact] ?? ''
  return text
    .split('\n')
    .map((line) =>
      line
        .split(SENTENCES)
        .filter((sentence) =>
          [...sentence.matchAll(PLACEHOLDER)].every(([, name = '']) => getFact(name) !== ''),
        )
        .join(' ')
        .replaceAll(PLACEHOLDER, (_, name: string) => getFact(name)),
    )
    .join('\n')
    .trim()
}

/** The editable parts of an email. */
interface EmailTexts {
  subject: string
  paragraphs: string[]
  after?: string[] | undefined
}

/** Replaces the default texts of an email with those of the staff. */
export function withWords<Content extends EmailTexts>(
  content: Content,
  words: EmailWords,
  facts: EmailFacts,
): Content {
  const [subject, opening, closing] = EMAIL_WORDS.map((name) => fill(words[name], facts))
  const [greeting = '', first = '', ...rest] = content.paragraphs
  return {
    ...content,
    subject: subject || content.subject,
    paragraphs: [greeting, opening || first, ...rest],
    ...(closing && { after: [...(content.after ?? []), closing] }),
  }
}
