import { isUuid } from '@little-dunes/domain/catalogue/product'
import { and, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { loadNames } from '#catalogue/staff-names'
import type { Operation } from '#http/perform-call'
import { toWireQuestion } from '#questions/list-questions'
import { productQuestions } from '#questions/question-tables'
import type { Shop } from '#shop'

const PER_PAGE = 50
export const isOpenQuestion = and(isNull(productQuestions.answeredAt), isNull(productQuestions.hiddenAt))
const VIEWS = { open: isOpenQuestion, all: undefined, hidden: isNotNull(productQuestions.hiddenAt) }

export async function openQuestions(shop: Shop): Promise<number> {
  const [result] = await shop.db.select({ open: count() }).from(productQuestions).where(isOpenQuestion)
  return result?.open ?? 0
}

export const listStaffQuestions: Operation<'GET /api/staff/questions'> = async (
  shop,
  _member,
  { view, older },
  { language },
) => {
  const isNobody = older !== undefined && !isUuid(older)
  const result = await shop.db
    .select({ row: productQuestions, productName: products.name })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(
      and(
        VIEWS[view],
        isNobody ? sql`false` : undefined,
        older === undefined || isNobody ? undefined : lt(productQuestions.id, older),
      ),
    )
    .orderBy(desc(productQuestions.id))
    .limit(PER_PAGE + 1)
  const page = result.slice(0, PER_PAGE)
  const productIds = [...new Set(page.map(({ row }) => row.productId))]
  const names = await loadNames(shop.db, { language, productIds })
  return {
    questions: page.map(({ row, productName }) => ({
      ...toWireQuestion(row),
      productId: row.productId,
      productName: names.product({ id: row.productId, name: productName, subCategory: '' }).name,
      customerId: row.userId,
      hidden: row.hiddenAt !== null,
      answeredAt: row.answeredAt?.getTime() ?? null,
    })),
    open: await openQuestions(shop),
    older: result.length > PER_PAGE ? (page.at(-1)?.row.id ?? null) : null,
  }
}
