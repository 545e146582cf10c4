import type { StaffDiscountCode } from '@little-dunes/domain/contract/staff/discount-code-calls'
import { aedFromFils, filsFromAed } from '@little-dunes/domain/money'
import {
  type DiscountField,
  type DiscountProblem,
  type DiscountTerms,
  discountProblems,
  normalisedCode,
} from '@little-dunes/domain/orders/discount-codes'
import { localText, momentOf } from '#platform/dubai-time'

/** What stands in the fields of a code; times as an input of the type datetime-local has them, in Dubai. */
export interface CodeDraft {
  code: string
  percent: string
  minimum: string
  startsAt: string
  endsAt: string
  mostUses: string
  firstOrderOnly: boolean
}

export const EMPTY_DRAFT: CodeDraft = {
  code: '',
  percent: '',
  minimum: '',
  startsAt: '',
  endsAt: '',
  mostUses: '',
  firstOrderOnly: false,
}

/** 60 for 0.6, 12.5 for 0.125. */
export const percentText = (rate: number): string => String(Number((rate * 100).toFixed(2)))

const numberOf = (text: string): number => Number(text.replaceAll(',', ''))

export const draftOf = ({
  code,
  rate,
  minimum,
  startsAt,
  endsAt,
  mostUses,
  firstOrderOnly,
}: StaffDiscountCode): CodeDraft => ({
  code,
  percent: percentText(rate),
  minimum: minimum === 0 ? '' : aedFromFils(minimum).toFixed(2),
  startsAt: localText(startsAt),
  endsAt: localText(endsAt),
  mostUses: mostUses === null ? '' : String(mostUses),
  firstOrderOnly,
})

/** The terms that a draft says, with what is wrong with each of its fields. */
export function readDraft(draft: CodeDraft): {
  code: string
  terms: DiscountTerms
  problems: Partial<Record<DiscountField, DiscountProblem>>
} {
  const code = normalisedCode(draft.code)
  const terms: DiscountTerms = {
    rate: draft.percent.trim() === '' ? 0 : Number((numberOf(draft.percent) / 100).toPrecision(12)),
    minimum: draft.minimum.trim() === '' ? 0 : filsFromAed(numberOf(draft.minimum)),
    startsAt: momentOf(draft.startsAt),
    endsAt: momentOf(draft.endsAt),
    mostUses: draft.mostUses.trim() === '' ? null : numberOf(draft.mostUses),
    firstOrderOnly: draft.firstOrderOnly,
  }
  return { code, terms, problems: discountProblems(code, terms) }
}
