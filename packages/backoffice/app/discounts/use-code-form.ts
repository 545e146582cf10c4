import type { StaffDiscountCode } from '@little-dunes/domain/contract/discounts/staff/discount-code-calls'
import { findChanges } from '@little-dunes/domain/field-changes'
import type { DiscountTerms } from '@little-dunes/domain/orders/discount-codes'
import { useNavigate, useRevalidator } from 'react-router'
import { EMPTY_DRAFT, readDraft, toDraft } from '#discounts/code-draft'
import { type CodesView, codesPath } from '#discounts/codes-address'
import { codesMessages as texts } from '#discounts/codes-messages'
import { call } from '#platform/client'
import { useChangeForm } from '#ui/change-form/use-change-form'
import { remindOfChoices } from '#ui/resource-picker/open-choices'

const SCHEMA = {
  show: (code: StaffDiscountCode | null) => (code ? toDraft(code) : EMPTY_DRAFT),
  read: readDraft,
  problems: texts.problems,
}

/** The terms of a code while they are edited. A new code opens after it is saved. */
export function useCodeForm(initial: StaffDiscountCode | null, view: CodesView) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return useChangeForm({
    initial,
    schema: SCHEMA,
    isBlocked: remindOfChoices,
    submit: ({ code, terms }, before) =>
      before
        ? call('POST /api/staff/codes/change', { code, changes: findChanges<DiscountTerms>(before, terms) })
        : call('POST /api/staff/codes/create', { code, ...terms }),
    stored: (_, { terms }, before) => before && { ...before, ...terms },
    keep: (draft, { terms }) => ({ ...draft, skus: terms.skus, pasted: '' }),
    saved: ({ code }) => (initial ? texts.saved : texts.created)(code),
    after: (_, { code }) => (initial ? revalidate() : navigate(codesPath({ view, code }))),
    changed: () => texts.changedMeanwhile,
  })
}
export type CodeTermsForm = ReturnType<typeof useCodeForm>
