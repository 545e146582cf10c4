import { CATEGORIES, type Category } from '@little-dunes/domain/catalogue/product'
import {
  type SaleField,
  type SaleProblem,
  type SaleTerms,
  saleProblems,
  spanState,
} from '@little-dunes/domain/catalogue/sales/sale-terms'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { StaffSale } from '@little-dunes/domain/contract/catalogue/staff/sale-calls'
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
  /** Narrows the selection; empty for all of it. */
  subCategory: string
}

/** A sale that begins at `startsAt`; ticked products are what it is for. */
export const newDraft = (startsAt: number, hasChosen: boolean): SaleDraft => ({
  name: '',
  percent: '',
  startsAt: localText(startsAt),
  endsAt: '',
  selection: hasChosen ? 'chosen' : 'all',
  subCategory: '',
})

export const draftOf = ({
  name,
  percent,
  startsAt,
  endsAt,
  category,
  subCategory,
  products,
}: StaffSale): SaleDraft => ({
  name,
  percent: String(percent),
  startsAt: localText(startsAt),
  endsAt: localText(endsAt),
  selection: products.length > 0 ? 'chosen' : (category ?? 'all'),
  subCategory: subCategory ?? '',
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
  const category = CATEGORIES.find((one) => one === draft.selection) ?? null
  const subCategory = draft.selection === 'chosen' ? null : draft.subCategory || null
  return { terms, problems, selected: { category, subCategory } }
}

/** What the prices of a draft follow from; null while its percent is none, and once it has ended. */
export function pricedTerms(
  draft: SaleDraft,
  productIds: string[],
  now: number,
): InputOf<'POST /api/staff/sales/preview'> | null {
  const { terms, problems, selected } = readDraft(draft, now)
  if (problems.percent || spanState(terms, now) === 'ended') return null
  return { percent: terms.percent, ...selected, productIds }
}
