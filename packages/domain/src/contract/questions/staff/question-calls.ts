import { z } from 'zod'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'
import { shownQuestion } from '#contract/questions/question-calls'
import { LONGEST_ANSWER } from '#reviews/question'

const staffQuestion = shownQuestion.extend({
  productId: z.string(),
  productName: z.string(),
  customerId: z.string(),
  hidden: z.boolean(),
  /** Null until the first answer. */
  answeredAt: z.number().int().nullable(),
})
export type StaffQuestion = z.infer<typeof staffQuestion>

const QUESTION_VIEWS = ['open', 'all', 'hidden'] as const

const questionId = text(64)

export const staffQuestionCalls = {
  /** Newest first, 50 at a time. `open` lists unanswered questions that are not hidden. */
  'GET /api/staff/questions': defineCall({
    caller: { staff: 'products:read' },
    summary: 'List questions about products',
    input: z.object({ view: z.enum(QUESTION_VIEWS).default('open'), older: text(64).optional() }),
    reply: z.object({
      questions: z.array(staffQuestion),
      open: z.number().int(),
      older: z.string().nullable(),
    }),
  }),
  /**
   * Publishes question and answer, and emails the first answer to the customer. An empty answer unpublishes it. Refused
   * with `field_changed` if the current answer is not `from`.
   */
  'POST /api/staff/question/answer': defineCall({
    caller: { staff: 'reviews:write' },
    audit: 'question',
    summary: 'Answer a question about a product',
    input: z.object({ questionId, from: text(LONGEST_ANSWER).optional(), answer: text(LONGEST_ANSWER) }),
  }),
  'POST /api/staff/question/hide': defineCall({
    caller: { staff: 'reviews:write' },
    audit: 'question',
    summary: 'Hide or show a question',
    input: z.object({ questionId, hidden: z.boolean() }),
  }),
}
