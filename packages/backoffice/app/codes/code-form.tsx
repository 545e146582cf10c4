import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { StaffDiscountCode } from '@little-dunes/domain/contract/discounts/staff/discount-code-calls'
import { equalJson } from '@little-dunes/domain/field-changes'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import type {
  DiscountField,
  DiscountProblem,
  DiscountTerms,
} from '@little-dunes/domain/orders/discount-codes'
import { discountLink } from '@little-dunes/domain/paths'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { type CodeDraft, DISCOUNT_KINDS, draftOf, EMPTY_DRAFT, newCode, readDraft } from '#codes/code-draft'
import styles from '#codes/code-form.module.css'
import { CodeScope } from '#codes/code-scope.tsx'
import { CodeStatusBadge } from '#codes/code-state.tsx'
import { CodeTicket } from '#codes/code-ticket.tsx'
import { viewOf } from '#codes/code-view'
import { type CodesView, codesPath } from '#codes/codes-address'
import { codesMessages as texts } from '#codes/codes-messages'
import { call } from '#platform/client'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { remindOfChoices } from '#ui/resource-picker/open-choices'
import { SegmentField } from '#ui/segments.tsx'
import type { SubCategory } from '#ui/sub-categories/use-sub-categories'
import { copyText } from '#ui/toast/copy-text'
import { showError, showToast } from '#ui/toast/toast-store'

const TICKET_FIELDS: readonly DiscountField[] = [
  'rate',
  'amountOff',
  'minimum',
  'startsAt',
  'endsAt',
  'mostUses',
  'mostUsesPerShopper',
]

const copyLink = (code: string) =>
  copyText(new URL(discountLink(code), window.location.origin).href, texts.linkCopied)

type Errors = Partial<Record<DiscountField, string>>
type Changes = InputOf<'POST /api/staff/codes/change'>['changes']

const inWords = (problems: Partial<Record<DiscountField, DiscountProblem>>): Errors =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, texts.problems[problem]]))

/** What a refusal says of the fields; null when it says nothing of them. */
function errorsOf(refusal: WireRefusal): Errors | null {
  if (refusal.code === 'invalid_form')
    return inWords(refusal.fields as Record<DiscountField, DiscountProblem>)
  if (refusal.code !== 'field_changed') return null
  return Object.fromEntries(
    Object.keys(Object(refusal.conflicts)).map((field) => [field, texts.changedMeanwhile]),
  )
}

const changesOf = (before: StaffDiscountCode, terms: DiscountTerms): Changes =>
  Object.fromEntries(
    (Object.keys(terms) as (keyof DiscountTerms)[])
      .filter((name) => !equalJson(before[name], terms[name]))
      .map((name) => [name, { from: before[name], to: terms[name] }]),
  )

type TextFieldName = Exclude<
  keyof CodeDraft,
  'kind' | 'firstOrderOnly' | 'onReduced' | 'categories' | 'subCategories' | 'skus' | 'pasted' | 'shopper'
>

interface CodeFormProps {
  /** Null for a new one. */
  code: StaffDiscountCode | null
  subCategories: readonly SubCategory[]
  view: CodesView
  now: number
}

/** The terms of a code, and its end. */
export function CodeForm({ code: stored, subCategories, view, now }: CodeFormProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  /** What the draft is compared with: as it was read, or as a conflict has shown it. */
  const [before, setBefore] = useState(stored)
  const [draft, setDraft] = useState<CodeDraft>(() => (stored ? draftOf(stored) : EMPTY_DRAFT))
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const isPlanned = stored !== null && viewOf(stored, now) === 'planned'
  const ending = isPlanned ? texts.callOff : texts.endNow
  const read = readDraft(draft)
  /** A field that the ticket shows cannot be read. */
  const saysNothing = TICKET_FIELDS.some((name) => read.problems[name])

  const field = (name: TextFieldName) => ({
    value: draft[name],
    error: errors[name === 'percent' ? 'rate' : name],
    edited: before !== null && draft[name] !== draftOf(before)[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setDraft({ ...draft, [name]: target.value }),
  })

  function refused(refusal: WireRefusal) {
    const found = errorsOf(refusal)
    if (found) setErrors(found)
    else showError(refusal.message)
    if (before && refusal.code === 'field_changed') setBefore({ ...before, ...Object(refusal.conflicts) })
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setErrors(inWords(read.problems))
    if (remindOfChoices() || Object.keys(read.problems).length > 0) return
    setBusy(true)
    try {
      const { code, terms } = read
      const answer = before
        ? await call('POST /api/staff/codes/change', { code, changes: changesOf(before, terms) })
        : await call('POST /api/staff/codes/create', { code, ...terms })
      if (isWireRefusal(answer)) return refused(answer)
      showToast(before ? texts.saved(code) : texts.created(code))
      if (before) {
        setBefore({ ...before, ...terms })
        setDraft((latest) => ({ ...latest, skus: terms.skus, pasted: '' }))
      }
      await (before ? revalidate() : navigate(codesPath({ view, code })))
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  async function setActive({ code, active }: StaffDiscountCode) {
    const change = async (from: boolean) => {
      const changes = { active: { from, to: !from } }
      const answer = await call('POST /api/staff/codes/change', { code, changes })
      if (isWireRefusal(answer)) showError(answer.message)
      await revalidate()
      return !isWireRefusal(answer)
    }
    const undo = { label: texts.undo, run: () => void change(!active).catch(showError) }
    const done = isPlanned ? texts.calledOff(code) : texts.endedNow(code)
    if (await change(active)) showToast(active ? done : texts.saved(code), { undo })
  }

  return (
    <Card
      title={stored ? texts.edit : texts.create}
      actions={stored && <CodeStatusBadge code={stored} now={now} />}
    >
      <form className={styles.form} onSubmit={save} noValidate>
        <CodeTicket
          code={read.code}
          terms={saysNothing ? null : read.terms}
          subCategories={subCategories}
          shopper={draft.shopper?.name ?? ''}
          now={now}
        />
        {!stored && (
          <div className={styles.pair}>
            <TextField
              label={texts.code}
              hint={texts.codeHint}
              {...field('code')}
              autoCapitalize="characters"
            />
            <Button look="outline" onClick={() => setDraft({ ...draft, code: newCode() })}>
              {texts.makeOne}
            </Button>
          </div>
        )}
        <SegmentField
          label={texts.kind}
          options={DISCOUNT_KINDS.map((value) => ({ value, name: texts.kinds[value] }))}
          chosen={draft.kind}
          error={errors.freeDelivery}
          onChoose={(kind) => setDraft({ ...draft, kind })}
        />
        <div className={styles.pair}>
          {draft.kind === 'rate' && (
            <TextField label={texts.percent} unit="%" inputMode="decimal" {...field('percent')} />
          )}
          {draft.kind === 'amount' && (
            <TextField label={texts.amountOff} isInAed inputMode="decimal" {...field('amountOff')} />
          )}
          <TextField label={texts.minimum} isInAed inputMode="decimal" {...field('minimum')} />
        </div>
        <CodeScope
          draft={draft}
          subCategories={subCategories}
          errors={errors}
          onChange={(changes) => setDraft((latest) => ({ ...latest, ...changes }))}
        />
        <div className={styles.times}>
          <DateTimeField label={texts.startsAt} empty="now" {...field('startsAt')} />
          <DateTimeField label={texts.endsAt} empty="noEnd" {...field('endsAt')} />
        </div>
        <div className={styles.pair}>
          <TextField
            label={texts.mostUses}
            hint={texts.anyNumber}
            inputMode="numeric"
            {...field('mostUses')}
          />
          <TextField label={texts.mostUsesPerShopper} inputMode="numeric" {...field('mostUsesPerShopper')} />
        </div>
        <SwitchField
          label={texts.firstOrderOnly}
          edited={before !== null && draft.firstOrderOnly !== draftOf(before).firstOrderOnly}
          checked={draft.firstOrderOnly}
          onChange={(firstOrderOnly) => setDraft({ ...draft, firstOrderOnly })}
        />
        <SwitchField
          label={texts.onReduced}
          edited={before !== null && draft.onReduced !== draftOf(before).onReduced}
          checked={draft.onReduced}
          onChange={(onReduced) => setDraft({ ...draft, onReduced })}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {texts.save}
          </Button>
          {stored && (
            <Button look="outline" onClick={() => void copyLink(stored.code)}>
              {texts.copyLink}
            </Button>
          )}
          {stored && (
            <Button
              look={stored.active ? 'danger' : 'outline'}
              onClick={() => setActive(stored).catch(showError)}
            >
              {stored.active ? ending : texts.startAgain}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
