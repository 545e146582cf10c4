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
import { localText, parseMoment, timeProblems } from '#platform/dubai-time'

/** Products of a sale: all, those of a category, or the selected ones. */
export type SaleSelection = 'all' | 'chosen' | Category

/** Field values of a sale; times such as `2026-11-30T08:00`, in Dubai. */
export interface SaleDraft {
  name: string
  percent: string
  startsAt: string
  endsAt: string
  selection: SaleSelection
  /** Narrows the selection; empty for all of it. */
  subCategory: string
}

/** A sale that begins at `startsAt`, for the selected products if there are any. */
export const newDraft = (startsAt: number, hasChosen: boolean): SaleDraft => ({
  name: '',
  percent: '',
  startsAt: localText(startsAt),
  endsAt: '',
  selection: hasChosen ? 'chosen' : 'all',
  subCategory: '',
})

export const toDraft = ({
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

/** Terms of a draft, with the errors of its fields; without a start it begins `now`. */
export function readDraft(draft: SaleDraft, now: number) {
  const terms: SaleTerms & { startsAt: number } = {
    name: draft.name,
    percent: draft.percent.trim() === '' ? 0 : Number(draft.percent.trim().replace(',', '.')),
    startsAt: parseMoment(draft.startsAt) ?? now,
    endsAt: parseMoment(draft.endsAt),
  }
  const problems: Partial<Record<SaleField, SaleProblem | 'time'>> = {
    ...saleProblems(terms),
    ...timeProblems({ startsAt: draft.startsAt, endsAt: draft.endsAt }),
  }
  const category = CATEGORIES.find((one) => one === draft.selection) ?? null
  const subCategory = draft.selection === 'chosen' ? null : draft.subCategory || null
  return { terms, problems, selected: { category, subCategory } }
}

/** Inputs of the sale prices; null while the percentage is invalid, and after the end. */
export function pricedTerms(
  draft: SaleDraft,
  productIds: string[],
  now: number,
): InputOf<'POST /api/staff/sales/preview'> | null {
  const { terms, problems, selected } = readDraft(draft, now)
  if (problems.percent || spanState(terms, now) === 'ended') return null
  return { percent: terms.percent, ...selected, productIds }
}
