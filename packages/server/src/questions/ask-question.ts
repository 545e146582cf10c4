import { greetedName } from '@little-dunes/domain/accounts/greeted-name'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import { DAY } from '@little-dunes/domain/durations'
import { refuse } from '@little-dunes/domain/messages/failures'
import { LONGEST_QUESTION } from '@little-dunes/domain/reviews/question'
import { and, eq, gt, sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { isBeyond } from '#http/limits/shared-limit'
import { toNetwork } from '#http/limits/to-network'
import type { Operation } from '#http/perform-call'
import { productQuestions } from '#questions/question-tables'
import type { Shop } from '#shop'

/** Maximum questions per day, by account and by network. */
const MAX_PER_ACCOUNT = 5
const MAX_PER_NETWORK = 20
const OF_ALL = { crowded: 500, max: 10_000 }

async function isTooMuch(tx: Shop, userId: string, network: string): Promise<boolean> {
  const since = new Date(tx.now().getTime() - DAY)
  const counted = (condition: ReturnType<typeof sql>) =>
    sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number)
  const [counts] = await tx.db
    .select({
      all: sql`count(*)`.mapWith(Number),
      ofAccount: counted(sql`${productQuestions.userId} = ${userId}`),
      ofNetwork: counted(sql`${productQuestions.network} = ${network}`),
    })
    .from(productQuestions)
    .where(gt(productQuestions.createdAt, since))
  const { all = 0, ofAccount = 0, ofNetwork = 0 } = counts ?? {}
  const bySender = [
    { count: ofAccount, max: MAX_PER_ACCOUNT },
    { count: ofNetwork, max: MAX_PER_NETWORK },
  ]
  return isBeyond(OF_ALL, { all, bySender })
}

const ASKED = { textKey: 'question_asked' as const }

export const askQuestion: Operation<'POST /api/product/question/ask'> = async (
  shop,
  { id: userId },
  { itemId: productId, ...input },
  { language, address },
) => {
  const [name, question] = [greetedName(input.name.trim()), input.question.trim()]
  const fields = {
    ...(name === '' && { name: 'required' }),
    ...(question === '' && { question: 'required' }),
    ...(question.length > LONGEST_QUESTION && { question: 'too_long' }),
  }
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  if (!isUuid(productId)) return refuse('product_not_found')
  const sold = await shop.catalogue.productsById([productId])
  if (!sold.has(productId)) return refuse('product_not_found')
  const network = toNetwork(address)
  return inTransactionOrRefuse(shop, async (tx) => {
    // The lock makes concurrent questions count each other.
    await tx.db.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.questions})`)
    const same = and(
      eq(productQuestions.userId, userId),
      eq(productQuestions.productId, productId),
      eq(productQuestions.question, question),
    )
    const [asked] = await tx.db.select({ id: productQuestions.id }).from(productQuestions).where(same)
    if (asked) return ASKED
    if (await isTooMuch(tx, userId, network))
      return refuse('too_many_requests', { textKey: 'too_many_questions' })
    await tx.db
      .insert(productQuestions)
      .values({ id: tx.newId(), createdAt: tx.now(), productId, userId, name, question, language, network })
    return ASKED
  })
}
