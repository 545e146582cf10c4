import { isUuid } from '@little-dunes/domain/catalogue/product'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { productQuestions } from '#questions/question-tables'

/** The asker sees a hidden question as waiting. */
export const listCustomerQuestions: Operation<'POST /api/product/question/own'> = async (
  shop,
  { id: userId },
  { itemId: productId },
) => {
  const mine = and(
    eq(productQuestions.userId, userId),
    eq(productQuestions.productId, productId),
    isNull(productQuestions.answeredAt),
  )
  const rows = isUuid(productId)
    ? await shop.db.select().from(productQuestions).where(mine).orderBy(asc(productQuestions.createdAt))
    : []
  return { waiting: rows.map((row) => ({ ...row, at: row.createdAt.getTime() })) }
}

export const removeQuestion: Operation<'POST /api/product/question/remove'> = async (
  shop,
  { id: userId },
  { questionId },
) => {
  const mine = and(eq(productQuestions.id, questionId), eq(productQuestions.userId, userId))
  if (isUuid(questionId)) await shop.db.delete(productQuestions).where(mine)
  return { textKey: 'question_removed' }
}
