import type { StaffDiscountCode } from '@little-dunes/domain/contract/discounts/staff/discount-code-calls'
import type { DiscountField } from '@little-dunes/domain/orders/discount-codes'
import { discountLink } from '@little-dunes/domain/paths'
import { DISCOUNT_KINDS, newCode, readDraft } from '#discounts/code-draft'
import styles from '#discounts/code-form.module.css'
import { CodeScope } from '#discounts/code-scope.tsx'
import { CodeStatusBadge } from '#discounts/code-state.tsx'
import { CodeTicket } from '#discounts/code-ticket.tsx'
import { getView } from '#discounts/code-view'
import type { CodesView } from '#discounts/codes-address'
import { codesMessages as texts } from '#discounts/codes-messages'
import { type CodeTermsForm, useCodeForm } from '#discounts/use-code-form'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DateTimeField } from '#ui/form/date-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { SegmentField } from '#ui/segments.tsx'
import type { SubCategory } from '#ui/sub-categories/use-sub-categories'
import { copyText } from '#ui/toast/copy-text'
import { ActiveButton } from '#ui/undo/active-button.tsx'
import { useMutation } from '#ui/use-mutation'

const TICKET_FIELDS: readonly DiscountField[] = [
  'rate',
  'amountOff',
  'minimum',
  'startsAt',
  'endsAt',
  'maxUses',
  'maxUsesPerCustomer',
]

const copyLink = (code: string) =>
  copyText(new URL(discountLink(code), window.location.origin).href, texts.linkCopied)

const Discount = ({ form: { draft, errors, field, set } }: { form: CodeTermsForm }) => (
  <>
    <SegmentField
      label={texts.kind}
      options={DISCOUNT_KINDS.map((value) => ({ value, name: texts.kinds[value] }))}
      chosen={draft.kind}
      error={errors.freeDelivery}
      onChoose={(kind) => set({ kind })}
    />
    <div className={styles.pair}>
      {draft.kind === 'rate' && (
        <TextField
          label={texts.percent}
          unit="%"
          inputMode="decimal"
          {...field('percent')}
          error={errors.rate}
        />
      )}
      {draft.kind === 'amount' && (
        <TextField label={texts.amountOff} isInAed inputMode="decimal" {...field('amountOff')} />
      )}
      <TextField label={texts.minimum} isInAed inputMode="decimal" {...field('minimum')} />
    </div>
  </>
)

const Limits = ({ form: { draft, edited, field, set } }: { form: CodeTermsForm }) => (
  <>
    <div className={styles.times}>
      <DateTimeField label={texts.startsAt} empty="now" {...field('startsAt')} />
      <DateTimeField label={texts.endsAt} empty="noEnd" {...field('endsAt')} />
    </div>
    <div className={styles.pair}>
      <TextField label={texts.maxUses} hint={texts.anyNumber} inputMode="numeric" {...field('maxUses')} />
      <TextField label={texts.maxUsesPerCustomer} inputMode="numeric" {...field('maxUsesPerCustomer')} />
    </div>
    {(['firstOrderOnly', 'onReduced'] as const).map((name) => (
      <SwitchField
        key={name}
        label={texts[name]}
        edited={edited.includes(name)}
        checked={draft[name]}
        onChange={(isOn) => set({ [name]: isOn })}
      />
    ))}
  </>
)

interface CodeFormProps {
  /** Null for a new one. */
  code: StaffDiscountCode | null
  subCategories: readonly SubCategory[]
  view: CodesView
  now: number
}

export function CodeForm({ code: stored, subCategories, view, now }: CodeFormProps) {
  const { change } = useMutation()
  const form = useCodeForm(stored, view)
  const { draft, set } = form
  const read = readDraft(draft)
  /** The ticket shows a field with an error. */
  const saysNothing = TICKET_FIELDS.some((name) => read.problems[name])

  return (
    <Card
      title={stored ? texts.edit : texts.create}
      actions={stored && <CodeStatusBadge code={stored} now={now} />}
    >
      <form className={styles.form} onSubmit={form.save} noValidate>
        <CodeTicket
          code={read.code}
          terms={saysNothing ? null : read.terms}
          subCategories={subCategories}
          customer={draft.customer?.name ?? ''}
          now={now}
        />
        {!stored && (
          <div className={styles.pair}>
            <TextField
              label={texts.code}
              hint={texts.codeHint}
              {...form.field('code')}
              autoCapitalize="characters"
            />
            <Button look="outline" onClick={() => set({ code: newCode() })}>
              {texts.makeOne}
            </Button>
          </div>
        )}
        <Discount form={form} />
        <CodeScope draft={draft} subCategories={subCategories} errors={form.errors} onChange={set} />
        <Limits form={form} />
        <div className={styles.actions}>
          <Button type="submit" busy={form.busy}>
            {texts.save}
          </Button>
          {stored && (
            <>
              <Button look="outline" onClick={() => void copyLink(stored.code)}>
                {texts.copyLink}
              </Button>
              <ActiveButton
                name={stored.code}
                active={stored.active}
                isPlanned={getView(stored, now) === 'planned'}
                texts={texts}
                change={(active) =>
                  change('POST /api/staff/codes/change', { code: stored.code, changes: { active } })
                }
              />
            </>
          )}
        </div>
      </form>
    </Card>
  )
}
