import { greetedName } from '@little-dunes/domain/accounts/greeted-name'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import { type QuestionEmail, questionEmail } from '@little-dunes/domain/messages/question-email'
import { languagePath, productPath } from '@little-dunes/domain/paths'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { EmailLoader } from '#emails/send-emails'
import { productQuestions } from '#questions/question-tables'

const ANCHOR = '#questions'

/** Emails with answers. An answer that was removed or hidden meanwhile is not sent. */
export const QUESTION_EMAILS: Record<QuestionEmail, EmailLoader> = {
  question_answered: async (shop, { about, origin }) => {
    if (about === null) return null
    const shown = and(
      eq(productQuestions.id, about),
      isNotNull(productQuestions.answeredAt),
      isNull(productQuestions.hiddenAt),
    )
    const [row] = await shop.db.select().from(productQuestions).where(shown)
    const sold = row && (await shop.catalogue.productsById([row.productId])).get(row.productId)
    if (!sold) return null
    const { language, name, question, answer } = row
    const { product } = localizeProduct(sold, language)
    const { action, ...texts } = questionEmail[language]({ name, item: product.name, question, answer })
    return {
      ...texts,
      facts: { name: greetedName(name), item: product.name },
      action: { label: action, url: origin + languagePath(language, productPath(product)) + ANCHOR },
    }
  },
}
