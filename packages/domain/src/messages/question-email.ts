import { greetedName } from '#accounts/greeted-name'
import type { MessagesByLanguage } from '#i18n/languages'

interface QuestionFacts {
  name: string
  /** Name of the product. */
  item: string
  question: string
  answer: string
}

const greeting = (hello: string, name: string) => [hello, greetedName(name)].filter(Boolean).join(' ')

const english = ({ name, item, question, answer }: QuestionFacts) => ({
  subject: `Your question about ${item}`,
  paragraphs: [`${greeting('Hello', name)},`, `You asked us about ${item}:`, question, 'We answer:', answer],
  action: 'See it in the shop',
  after: ['Question and answer are on the page of the product. You can remove your question there.'],
})

const arabic: typeof english = ({ name, item, question, answer }) => ({
  subject: `سؤالكم عن ${item}`,
  paragraphs: [`${greeting('مرحباً', name)}،`, `سألتمونا عن ${item}:`, question, 'ونجيب:', answer],
  action: 'عرض المنتج في المتجر',
  after: ['السؤال والجواب ظاهران على صفحة المنتج، ويمكنكم حذف سؤالكم هناك.'],
})

/** The kind of mail that brings the answer to a question about a product. */
export type QuestionEmail = 'question_answered'

/** The mail with the answer. */
export const questionEmail: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
