import {
  type DeliveryPlan,
  deliveryPlanProblems,
} from '@little-dunes/domain/orders/shipping/delivery-estimate'
import { useLoaderData } from 'react-router'
import { call, load } from '#platform/client'
import { DeliveryDays } from '#settings/delivery-days.tsx'
import { deliveryPlanMessages as texts } from '#settings/delivery-plan-messages'
import styles from '#settings/delivery-plan-screen.module.css'
import { FIRST_DELIVERY_PLAN, tidyDeliveryPlan } from '#settings/first-delivery-plan'
import { HolidaysField } from '#settings/holidays-field.tsx'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { UnsavedChanges } from '#ui/change-form/unsaved-changes.tsx'
import { useChangeForm, wholeSchema } from '#ui/change-form/use-change-form'
import fieldStyles from '#ui/form/field.module.css'
import { CheckField, TextField } from '#ui/form/field.tsx'
import { Page } from '#ui/page.tsx'

/** An object, so that the form may have no plan. */
interface Loaded {
  plan: DeliveryPlan | null
}

export const loader = async (): Promise<Loaded> => ({
  plan: (await load('GET /api/staff/delivery-plan', {})).plan,
})

const SCHEMA = wholeSchema(({ plan }: Loaded) => {
  const tidy = tidyDeliveryPlan(plan)
  return tidy ? deliveryPlanProblems(tidy) : {}
}, texts.problems)

interface PlanFieldsProps {
  plan: DeliveryPlan
  errors: Readonly<Record<string, string | undefined>>
  onChange(change: Partial<DeliveryPlan>): void
}

function PlanFields({ plan, errors, onChange }: PlanFieldsProps) {
  const { cutOffHour, workingDays, holidays } = plan
  const toggle = (day: number) =>
    onChange({
      workingDays: workingDays.includes(day)
        ? workingDays.filter((one) => one !== day)
        : [...workingDays, day].toSorted((one, other) => one - other),
    })

  return (
    <>
      <div className={styles.fields}>
        <TextField
          label={texts.cutOffHour}
          hint={texts.hour}
          inputMode="numeric"
          value={Number.isNaN(cutOffHour) ? '' : cutOffHour}
          error={errors.cutOffHour}
          onChange={({ target }) => onChange({ cutOffHour: Number.parseInt(target.value, 10) })}
        />
        <fieldset className={styles.weekdays}>
          <legend>{texts.workingDays}</legend>
          {texts.weekdays.map((name, day) => (
            <CheckField
              key={name}
              label={name}
              checked={workingDays.includes(day)}
              onChange={() => toggle(day)}
            />
          ))}
          {errors.workingDays && <p className={fieldStyles.error}>{errors.workingDays}</p>}
        </fieldset>
        <HolidaysField
          holidays={holidays}
          error={errors.holidays}
          onChange={(days) => onChange({ holidays: days })}
        />
      </div>
      <DeliveryDays plan={plan} errors={errors} onChange={(days) => onChange({ days })} />
    </>
  )
}

export function Component() {
  const loaded = useLoaderData<Loaded>()
  const form = useChangeForm({
    initial: loaded,
    schema: SCHEMA,
    submit: ({ value }, from) =>
      call('POST /api/staff/delivery-plan', { from: from.plan, to: tidyDeliveryPlan(value.plan) }),
    stored: ({ plan: stored }) => ({ plan: stored }),
    saved: () => texts.saved,
    changed: texts.changed,
  })
  const { plan } = form.draft

  return (
    <Page title={texts.title} context={texts.context} parent={{ to: PATHS.settings, name: texts.settings }}>
      <form id={form.id} onSubmit={form.save} noValidate>
        <Card>
          <CheckField
            label={texts.isSaid}
            checked={plan !== null}
            onChange={({ target }) =>
              form.set({ plan: target.checked ? (loaded.plan ?? FIRST_DELIVERY_PLAN) : null })
            }
          />
          {plan ? (
            <PlanFields
              plan={plan}
              errors={form.errors}
              onChange={(change) => form.set({ plan: { ...plan, ...change } })}
            />
          ) : (
            <p className={styles.none}>{texts.notSaid}</p>
          )}
        </Card>
      </form>
      <UnsavedChanges form={form} texts={texts} text={texts.unsaved} />
    </Page>
  )
}
