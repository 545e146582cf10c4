import { CATEGORIES, type Category } from '@little-dunes/domain/catalogue/product'
import type { StaffDiscountCode } from '@little-dunes/domain/contract/discounts/staff/discount-code-calls'
import { aedFromFils, filsFromAed } from '@little-dunes/domain/money'
import {
  type DiscountField,
  type DiscountProblem,
  type DiscountTerms,
  discountProblems,
  normalisedCode,
} from '@little-dunes/domain/orders/discount-codes'
import { localText, parseMoment, timeProblems } from '#platform/dubai-time'

/** A percentage or an amount off the goods, or free delivery. */
export const DISCOUNT_KINDS = ['rate', 'amount', 'delivery'] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

/** Field values of a code; times such as `2026-11-30T08:00`, in Dubai. */
export interface CodeDraft {
  code: string
  kind: DiscountKind
  percent: string
  amountOff: string
  minimum: string
  startsAt: string
  endsAt: string
  maxUses: string
  maxUsesPerCustomer: string
  firstOrderOnly: boolean
  categories: readonly Category[]
  subCategories: readonly string[]
  skus: readonly string[]
  /** SKUs that are not added yet, separated by line breaks or commas. */
  pasted: string
  /** The only customer who may use the code; null for everyone. */
  customer: { id: string; name: string } | null
  /** Also discounts reduced products. */
  onReduced: boolean
}

export const EMPTY_DRAFT: CodeDraft = {
  code: '',
  kind: 'rate',
  percent: '',
  amountOff: '',
  minimum: '',
  startsAt: '',
  endsAt: '',
  maxUses: '',
  maxUsesPerCustomer: '1',
  firstOrderOnly: false,
  categories: [],
  subCategories: [],
  skus: [],
  pasted: '',
  customer: null,
  onReduced: true,
}

/** Letters and digits that are hard to confuse when a code is read out. */
const CLEAR = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const NEW_LENGTH = 8

/** Random, so that codes cannot be guessed. */
export const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(NEW_LENGTH)), (byte) => CLEAR[byte % CLEAR.length]).join(
    '',
  )

/** 60 for 0.6, 12.5 for 0.125. */
export const percentText = (rate: number): string => String(Number((rate * 100).toFixed(2)))

const parseNumber = (text: string): number => Number(text.replaceAll(',', ''))

const getKind = ({ amountOff, freeDelivery }: StaffDiscountCode): DiscountKind =>
  freeDelivery ? 'delivery' : amountOff > 0 ? 'amount' : 'rate'

export const toDraft = (stored: StaffDiscountCode): CodeDraft => {
  const { code, rate, amountOff, minimum, startsAt, endsAt, maxUses, maxUsesPerCustomer } = stored
  const { firstOrderOnly, categories, subCategories, skus, fullPriceOnly, customerId, customerName } = stored
  return {
    code,
    kind: getKind(stored),
    percent: rate === 0 ? '' : percentText(rate),
    amountOff: amountOff === 0 ? '' : aedFromFils(amountOff).toFixed(2),
    minimum: minimum === 0 ? '' : aedFromFils(minimum).toFixed(2),
    startsAt: localText(startsAt),
    endsAt: localText(endsAt),
    maxUses: maxUses === null ? '' : String(maxUses),
    maxUsesPerCustomer: String(maxUsesPerCustomer),
    firstOrderOnly,
    categories,
    subCategories,
    skus,
    pasted: '',
    customer: customerId === null ? null : { id: customerId, name: customerName },
    onReduced: !fullPriceOnly,
  }
}

/** SKUs in a text, which may be a row or a column of a spreadsheet. */
export const parseSkus = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\t,;]/)
      .map((sku) => sku.trim())
      .filter((sku) => sku !== ''),
  ),
]

/** Terms of a draft, with the errors of its fields. */
export function readDraft(draft: CodeDraft): {
  code: string
  terms: DiscountTerms
  problems: Partial<Record<DiscountField, DiscountProblem | 'time'>>
} {
  const code = normalisedCode(draft.code)
  const terms: DiscountTerms = {
    rate:
      draft.kind !== 'rate' || draft.percent.trim() === ''
        ? 0
        : Number((parseNumber(draft.percent) / 100).toPrecision(12)),
    amountOff: draft.kind === 'amount' ? filsFromAed(parseNumber(draft.amountOff)) : 0,
    freeDelivery: draft.kind === 'delivery',
    minimum: draft.minimum.trim() === '' ? 0 : filsFromAed(parseNumber(draft.minimum)),
    startsAt: parseMoment(draft.startsAt),
    endsAt: parseMoment(draft.endsAt),
    maxUses: draft.maxUses.trim() === '' ? null : parseNumber(draft.maxUses),
    maxUsesPerCustomer: parseNumber(draft.maxUsesPerCustomer),
    firstOrderOnly: draft.firstOrderOnly,
    categories: CATEGORIES.filter((category) => draft.categories.includes(category)),
    subCategories: [...draft.subCategories],
    skus: [...new Set([...draft.skus, ...parseSkus(draft.pasted)])],
    customerId: draft.customer?.id ?? null,
    fullPriceOnly: !draft.onReduced,
  }
  const times = timeProblems({ startsAt: draft.startsAt, endsAt: draft.endsAt })
  const problems = { ...discountProblems(code, terms), ...times }
  // The error of an empty amount belongs to the amount, not to the percentage.
  if (draft.kind === 'amount' && terms.amountOff === 0) {
    const { rate: _, ...others } = problems
    return { code, terms, problems: { ...others, amountOff: 'amount' } }
  }
  return { code, terms, problems }
}
