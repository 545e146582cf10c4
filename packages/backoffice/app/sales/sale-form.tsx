import {
  type SaleField,
  type SaleProblem,
  type SaleTerms,
  saleState,
} from '@little-dunes/domain/catalogue/sales/sale-terms'
import type { InputOf, ReplyOf } from '@little-dunes/domain/contract/calls'
import type { StaffSale } from '@little-dunes/domain/contract/catalogue/staff/sale-calls'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { call } from '#platform/client'
import { tomorrowAt } from '#platform/dubai-time'
import { PlannedPrices } from '#sales/planned-prices.tsx'
import { draftOf, newDraft, pricedTerms, readDraft, type SaleDraft } from '#sales/sale-draft'
import styles from '#sales/sale-form.module.css'
import { SaleSelectionFields } from '#sales/sale-selection.tsx'
import { SaleStateTag } from '#sales/sale-state.tsx'
import { type SalesView, salesPath } from '#sales/sales-address'
import { salesMessages as texts } from '#sales/sales-messages'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import type { SubCategory } from '#ui/sub-categories/use-sub-categories'
import { showError, showToast } from '#ui/toast/toast-store'

type Errors = Partial<Record<SaleField, string>>
type Changes = InputOf<'POST /api/staff/sales/change'>['changes']

const inWords = (problems: Partial<Record<SaleField, SaleProblem>>): Errors =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, texts.problems[problem]]))

/** What a refusal says of the fields; null when it says nothing of them. */
function errorsOf(refusal: WireRefusal): Errors | null {
  if (refusal.code === 'invalid_form') return inWords(refusal.fields as Record<SaleField, SaleProblem>)
  if (refusal.code !== 'field_changed') return null
  return Object.fromEntries(
    Object.keys(Object(refusal.conflicts)).map((field) => [field, texts.changedMeanwhile]),
  )
}

const changesOf = (before: StaffSale, terms: SaleTerms): Changes =>
  Object.fromEntries(
    (Object.keys(terms) as (keyof SaleTerms)[])
      .filter((name) => before[name] !== terms[name])
      .map((name) => [name, { from: before[name], to: terms[name] }]),
  )

interface SaleFormProps {
  /** Null for a new one. */
  sale: StaffSale | null
  /** Products that were ticked for a new one. */
  chosen: ReplyOf<'GET /api/staff/sales'>['chosen']
  subCategories: readonly SubCategory[]
  view: SalesView
  now: number
}

/** The terms of a sale, and its end. What it is for stays as it was made. */
export function SaleForm({ sale: stored, chosen, subCategories, view, now }: SaleFormProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  /** What the draft is compared with: as it was read, or as a conflict has shown it. */
  const [before, setBefore] = useState(stored)
  const [draft, setDraft] = useState<SaleDraft>(() =>
    stored ? draftOf(stored) : newDraft(tomorrowAt(8, now), chosen.length > 0),
  )
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const products = stored?.products ?? chosen
  // Once it counts, the lowest price is its own.
  const isBegun = stored !== null && saleState(stored, now) !== 'planned'
  const ending = isBegun ? texts.endNow : texts.callOff
  const productIds = draft.selection === 'chosen' ? products.map(({ id }) => id) : []

  const field = (name: 'name' | 'percent' | 'startsAt' | 'endsAt') => ({
    value: draft[name],
    error: errors[name],
    edited: before !== null && draft[name] !== draftOf(before)[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setDraft({ ...draft, [name]: target.value }),
  })

  function refused(refusal: WireRefusal) {
    const found = errorsOf(refusal)
    if (found) setErrors(found)
    else showError(refusal.message)
    if (before && refusal.code === 'field_changed') setBefore({ ...before, ...Object(refusal.conflicts) })
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const { terms, problems, selected } = readDraft(draft, Date.now())
    setErrors(inWords(problems))
    if (Object.keys(problems).length > 0) return
    setBusy(true)
    try {
      if (before) {
        const answer = await call('POST /api/staff/sales/change', {
          id: before.id,
          changes: changesOf(before, terms),
        })
        if (isWireRefusal(answer)) return refused(answer)
        showToast(texts.saved(terms.name))
        setBefore({ ...before, ...terms })
        return await revalidate()
      }
      const answer = await call('POST /api/staff/sales/create', { ...terms, ...selected, productIds })
      if (isWireRefusal(answer)) return refused(answer)
      showToast(texts.created(terms.name))
      await navigate(salesPath({ view, sale: answer.id }))
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  async function setActive({ id, name, active }: StaffSale) {
    const change = async (from: boolean) => {
      const changes = { active: { from, to: !from } }
      const answer = await call('POST /api/staff/sales/change', { id, changes })
      if (isWireRefusal(answer)) showError(answer.message)
      await revalidate()
      return !isWireRefusal(answer)
    }
    const undo = { label: texts.undo, run: () => void change(!active).catch(showError) }
    const done = isBegun ? texts.endedNow(name) : texts.calledOff(name)
    if (await change(active)) showToast(active ? done : texts.saved(name), { undo })
  }

  return (
    <Card
      title={stored ? texts.edit : texts.create}
      actions={stored && <SaleStateTag sale={stored} now={now} />}
    >
      <form className={styles.form} onSubmit={save} noValidate>
        <TextField label={texts.name} hint={texts.nameHint} maxLength={80} {...field('name')} />
        <TextField label={texts.percent} unit="%" inputMode="decimal" {...field('percent')} />
        <DateTimeField label={texts.startsAt} hint={texts.dubai} empty="now" {...field('startsAt')} />
        <DateTimeField label={texts.endsAt} empty="noEnd" {...field('endsAt')} />
        <SaleSelectionFields
          selection={draft.selection}
          subCategory={draft.subCategory}
          subCategories={subCategories}
          products={products}
          errors={errors}
          fixed={stored !== null}
          onSelect={(selected) => setDraft({ ...draft, ...selected })}
        />
        {stored === null && products.length === 0 && (
          <p className={styles.note}>
            {texts.pickHint} <Link to={PATHS.products}>{texts.chooseProducts}</Link>
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {texts.save}
          </Button>
          {stored && (
            <Button
              look={stored.active ? 'danger' : 'outline'}
              onClick={() => setActive(stored).catch(showError)}
            >
              {stored.active ? ending : texts.startAgain}
            </Button>
          )}
        </div>
        {/* Below the buttons: twenty products would push them out of sight. */}
        <PlannedPrices terms={isBegun ? null : pricedTerms(draft, productIds, now)} />
      </form>
    </Card>
  )
}
