import { companyProblems } from '@little-dunes/domain/accounts/company'
import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { buyerCompanies } from '#accounts/profile/profile-tables'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

export async function readCompany(shop: Shop, userId: string) {
  const { name, trn } = buyerCompanies
  const [company] = await shop.db
    .select({ name, trn })
    .from(buyerCompanies)
    .where(eq(buyerCompanies.userId, userId))
  return company ?? null
}

export const seeCompany: Operation<'POST /api/user/company'> = async (shop, caller) => ({
  company: await readCompany(shop, caller.id),
})

export const saveCompany: Operation<'POST /api/user/company/save'> = async (shop, caller, input) => {
  const userId = caller.id
  if (input.company === null) {
    await shop.db.delete(buyerCompanies).where(eq(buyerCompanies.userId, userId))
    return { company: null, textKey: 'company_removed' }
  }
  const company = { name: input.company.name.trim(), trn: input.company.trn.replaceAll(/[\s-]/g, '') }
  const fields = companyProblems(company)
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  await shop.db
    .insert(buyerCompanies)
    .values({ userId, ...company })
    .onConflictDoUpdate({ target: buyerCompanies.userId, set: company })
  return { company, textKey: 'company_saved' }
}
