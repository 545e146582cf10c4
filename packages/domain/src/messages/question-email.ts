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
  paragraphs: [`${greeting('Hello', name)},`, `You asked us about ${item}:`, question, 'Our answer:', answer],
  action: 'View product',
  after: ['Your question and our answer are on the product page. You can remove your question there.'],
})

const arabic: typeof english = ({ name, item, question, answer }) => ({
  subject: `سؤالكم عن ${item}`,
  paragraphs: [`${greeting('مرحباً', name)}،`, `سألتمونا عن ${item}:`, question, 'جوابنا:', answer],
  action: 'عرض المنتج',
  after: ['يظهر سؤالكم وجوابنا في صفحة المنتج، ويمكنكم حذف سؤالكم هناك.'],
})

export type QuestionEmail = 'question_answered'

/** The email with the answer to a question about a product. */
export const questionEmail: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
