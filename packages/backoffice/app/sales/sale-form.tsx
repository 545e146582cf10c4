import { saleState } from '@little-dunes/domain/catalogue/sales/sale-terms'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { StaffSale } from '@little-dunes/domain/contract/catalogue/staff/sale-calls'
import { findChanges } from '@little-dunes/domain/field-changes'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { call } from '#platform/client'
import { tomorrowAt } from '#platform/dubai-time'
import { PlannedPrices } from '#sales/planned-prices.tsx'
import { newDraft, pricedTerms, readDraft, type SaleDraft, toDraft } from '#sales/sale-draft'
import styles from '#sales/sale-form.module.css'
import { SaleSelectionFields } from '#sales/sale-selection.tsx'
import { SaleStateTag } from '#sales/sale-state.tsx'
import { type SalesView, salesPath } from '#sales/sales-address'
import { salesMessages as texts } from '#sales/sales-messages'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useChangeForm } from '#ui/change-form/use-change-form'
import { DateTimeField } from '#ui/form/date-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import type { SubCategory } from '#ui/sub-categories/use-sub-categories'
import { ActiveButton } from '#ui/undo/active-button.tsx'
import { useMutation } from '#ui/use-mutation'

type Answer = { success: true; id?: string } | WireRefusal

interface SaleFormProps {
  /** Null for a new one. */
  sale: StaffSale | null
  /** Selected products for a new sale. */
  chosen: ReplyOf<'GET /api/staff/sales'>['chosen']
  subCategories: readonly SubCategory[]
  view: SalesView
  now: number
}

/** Terms of a sale, and its end. The selected products stay unchanged. */
export function SaleForm({ sale: stored, chosen, subCategories, view, now }: SaleFormProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { change } = useMutation()
  const products = stored?.products ?? chosen
  // After the start, the lowest price would be the sale's price.
  const isBegun = stored !== null && saleState(stored, now) !== 'planned'
  const chosenIds = ({ selection }: SaleDraft) => (selection === 'chosen' ? products.map(({ id }) => id) : [])

  const form = useChangeForm({
    initial: stored,
    schema: {
      show: (sale) => (sale ? toDraft(sale) : newDraft(tomorrowAt(8, now), chosen.length > 0)),
      read: (draft: SaleDraft) => ({ ...readDraft(draft, Date.now()), productIds: chosenIds(draft) }),
      problems: texts.problems,
    },
    submit: ({ terms, selected, productIds }, before): Promise<Answer> =>
      before
        ? call('POST /api/staff/sales/change', {
            id: before.id,
            changes: findChanges<typeof terms>(before, terms),
          })
        : call('POST /api/staff/sales/create', { ...terms, ...selected, productIds }),
    stored: (_, { terms }, before) => before && { ...before, ...terms },
    keep: (draft) => draft,
    saved: ({ terms }) => (stored ? texts.saved : texts.created)(terms.name),
    after: ({ id }) => (id ? navigate(salesPath({ view, sale: id })) : revalidate()),
    changed: () => texts.changedMeanwhile,
  })
  const { draft, field } = form

  return (
    <Card
      title={stored ? texts.edit : texts.create}
      actions={stored && <SaleStateTag sale={stored} now={now} />}
    >
      <form className={styles.form} onSubmit={form.save} noValidate>
        <TextField label={texts.name} hint={texts.nameHint} maxLength={80} {...field('name')} />
        <TextField label={texts.percent} unit="%" inputMode="decimal" {...field('percent')} />
        <DateTimeField label={texts.startsAt} hint={texts.dubai} empty="now" {...field('startsAt')} />
        <DateTimeField label={texts.endsAt} empty="noEnd" {...field('endsAt')} />
        <SaleSelectionFields
          selection={draft.selection}
          subCategory={draft.subCategory}
          subCategories={subCategories}
          products={products}
          errors={form.errors}
          fixed={stored !== null}
          onSelect={form.set}
        />
        {stored === null && products.length === 0 && (
          <p className={styles.note}>
            {texts.pickHint} <Link to={PATHS.products}>{texts.chooseProducts}</Link>
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={form.busy}>
            {texts.save}
          </Button>
          {stored && (
            <ActiveButton
              name={stored.name}
              active={stored.active}
              isPlanned={!isBegun}
              texts={texts}
              change={(active) =>
                change('POST /api/staff/sales/change', { id: stored.id, changes: { active } })
              }
            />
          )}
        </div>
        {/* Below the buttons, because twenty products would push them out of view. */}
        <PlannedPrices terms={isBegun ? null : pricedTerms(draft, chosenIds(draft), now)} />
      </form>
    </Card>
  )
}
