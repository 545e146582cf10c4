import { isUuid } from '@little-dunes/domain/catalogue/product'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { queueEmail } from '#emails/queue-email'
import type { Operation, RequestContext } from '#http/perform-call'
import { productQuestions } from '#questions/question-tables'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type Row = typeof productQuestions.$inferSelect
interface QuestionChange {
  change: Partial<Pick<Row, 'answer' | 'answeredAt' | 'hiddenAt'>>
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Changes a question, records it in the activity log and emails the asker, in one transaction. */
const moderate = (
  shop: Shop,
  author: AuditActor & { context: RequestContext },
  questionId: string,
  getChange: (question: Row, now: Date) => QuestionChange | Refusal,
): Promise<Refusal | null> =>
  inTransactionOrRefuse(shop, async (tx) => {
    const which = eq(productQuestions.id, questionId)
    const [question] = isUuid(questionId)
      ? await tx.db.select().from(productQuestions).where(which).for('update')
      : []
    if (!question) return refuse('question_not_found')
    const moderated = getChange(question, tx.now())
    if (isRefusal(moderated)) return moderated
    const { change, ...fields } = moderated
    const changed = { ...question, ...change }
    await tx.db.update(productQuestions).set(change).where(which)
    await recordAuditEntry(tx, author, { id: questionId, ...fields })
    await emailFirstAnswer(tx, changed, author.context.origin)
    return null
  })

/** Sends one email per question, when its answer is public. */
async function emailFirstAnswer(tx: Shop, question: Row, origin: string): Promise<void> {
  const { id, userId, language, answeredAt, hiddenAt, emailedAt } = question
  if (answeredAt === null || hiddenAt !== null || emailedAt !== null) return
  const [asker] = await tx.db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!asker) return
  await queueEmail(tx, {
    kind: 'question_answered',
    to: asker.email,
    about: id,
    context: { language, origin },
  })
  await tx.db.update(productQuestions).set({ emailedAt: tx.now() }).where(eq(productQuestions.id, id))
}

export const answerQuestion: Operation<'POST /api/staff/question/answer'> = (
  shop,
  member,
  { questionId, from, ...input },
  context,
) =>
  moderate(shop, { member, context }, questionId, (question, now) => {
    const answer = input.answer.trim()
    if (from !== undefined && ![from, answer].includes(question.answer))
      return refuse('field_changed', { conflicts: { answer: question.answer } })
    const answeredAt = answer === '' ? null : (question.answeredAt ?? now)
    return { change: { answer, answeredAt }, before: { answer: question.answer }, after: { answer } }
  })

/** Idempotent. */
export const hideQuestion: Operation<'POST /api/staff/question/hide'> = (
  shop,
  member,
  { questionId, hidden },
  context,
) =>
  moderate(shop, { member, context }, questionId, ({ hiddenAt }, now) => ({
    change: { hiddenAt: hidden ? (hiddenAt ?? now) : null },
    before: { hidden: hiddenAt !== null },
    after: { hidden },
  }))
