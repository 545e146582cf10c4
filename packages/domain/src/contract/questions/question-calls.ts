import { z } from 'zod'
import { defineCall } from '#contract/call'
import { messageOnly, productId, text } from '#contract/fields'
import { LANGUAGES } from '#i18n/languages'
import { LONGEST_QUESTION } from '#reviews/question'

const moment = z.number().int()

const asked = { id: z.string(), question: z.string(), language: z.enum(LANGUAGES), at: moment }

/** A published question with its answer. Times in epoch milliseconds. */
export const shownQuestion = z.object({ ...asked, name: z.string(), answer: z.string(), answeredAt: moment })
export type WireQuestion = z.infer<typeof shownQuestion>

/** Above the limit of a question, so that the refusal can name the field. */
const max = 10_000

export const questionCalls = {
  /** Published questions, newest answer first, five at a time. Empty for unknown products. */
  'GET /api/product/questions': defineCall({
    caller: 'anyone',
    summary: 'List questions and answers about a product',
    input: z.object({
      itemId: productId,
      offset: z.coerce.number().int().min(0).max(100_000).optional().catch(undefined),
    }),
    reply: z.object({ questions: z.array(shownQuestion), total: z.number().int() }),
  }),
  /** Ignores an identical question. Refused with `invalid_form`, `product_not_found` or `too_many_requests`. */
  'POST /api/product/question/ask': defineCall({
    caller: 'customer',
    summary: `Ask something about a product, in ${LONGEST_QUESTION} characters at most`,
    input: z.object({ itemId: productId, question: text(max), name: text(200) }),
    reply: messageOnly,
  }),
  'POST /api/product/question/own': defineCall({
    caller: 'customer',
    summary: 'List your unanswered questions about a product',
    input: z.object({ itemId: productId }),
    reply: z.object({ waiting: z.array(z.object(asked)) }),
  }),
  /** Only the customer's own questions, answered or not. Succeeds if the question is already gone. */
  'POST /api/product/question/remove': defineCall({
    caller: 'customer',
    summary: 'Delete your question',
    input: z.object({ questionId: text(64) }),
    reply: messageOnly,
  }),
}
