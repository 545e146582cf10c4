import { CATEGORIES, type Category } from '@little-dunes/domain/catalogue/product'
import {
  type SaleField,
  type SaleProblem,
  type SaleTerms,
  saleProblems,
} from '@little-dunes/domain/catalogue/sales/sale-terms'
import type { StaffSale } from '@little-dunes/domain/contract/staff/products/sale-calls'
import { localText, momentOf } from '#platform/dubai-time'

/** Which products a sale is for: all, those of a category, or those that were ticked. */
export type SaleSelection = 'all' | 'chosen' | Category

/** What stands in the fields of a sale; times as an input of the type datetime-local has them, in Dubai. */
export interface SaleDraft {
  name: string
  percent: string
  startsAt: string
  endsAt: string
  selection: SaleSelection
}

/** A sale that begins at `startsAt`; ticked products are what it is for. */
export const newDraft = (startsAt: number, hasChosen: boolean): SaleDraft => ({
  name: '',
  percent: '',
  startsAt: localText(startsAt),
  endsAt: '',
  selection: hasChosen ? 'chosen' : 'all',
})

export const draftOf = ({ name, percent, startsAt, endsAt, category, products }: StaffSale): SaleDraft => ({
  name,
  percent: String(percent),
  startsAt: localText(startsAt),
  endsAt: localText(endsAt),
  selection: products.length > 0 ? 'chosen' : (category ?? 'all'),
})

/** The terms that a draft says, with what is wrong with each of its fields; without a start it begins `now`. */
export function readDraft(draft: SaleDraft, now: number) {
  const terms: SaleTerms & { startsAt: number } = {
    name: draft.name,
    percent: draft.percent.trim() === '' ? 0 : Number(draft.percent.trim().replace(',', '.')),
    startsAt: momentOf(draft.startsAt) ?? now,
    endsAt: momentOf(draft.endsAt),
  }
  const problems: Partial<Record<SaleField, SaleProblem>> = saleProblems(terms)
  return { terms, problems, category: CATEGORIES.find((one) => one === draft.selection) ?? null }
}
