import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { WireQuestion } from '@little-dunes/domain/contract/questions/question-calls'
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { productQuestions } from '#questions/question-tables'

const PER_PAGE = 5

export const toWireQuestion = (row: typeof productQuestions.$inferSelect): WireQuestion => ({
  ...row,
  at: row.createdAt.getTime(),
  answeredAt: row.answeredAt?.getTime() ?? 0,
})

export const listQuestions: Operation<'GET /api/product/questions'> = async (
  shop,
  _caller,
  { itemId: productId, offset = 0 },
) => {
  if (!isUuid(productId)) return { questions: [], total: 0 }
  const shown = and(
    eq(productQuestions.productId, productId),
    isNotNull(productQuestions.answeredAt),
    isNull(productQuestions.hiddenAt),
  )
  const [all] = await shop.db.select({ total: count() }).from(productQuestions).where(shown)
  const total = all?.total ?? 0
  const rows =
    total > offset
      ? await shop.db
          .select()
          .from(productQuestions)
          .where(shown)
          .orderBy(desc(productQuestions.answeredAt), asc(productQuestions.id))
          .limit(PER_PAGE)
          .offset(offset)
      : []
  return { questions: rows.map(toWireQuestion), total }
}
