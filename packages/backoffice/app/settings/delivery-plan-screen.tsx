import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import {
  type DeliveryPlan,
  type DeliveryPlanProblem,
  deliveryPlanProblems,
} from '@little-dunes/domain/orders/shipping/delivery-estimate'
import { useId } from 'react'
import { useLoaderData } from 'react-router'
import { call, load } from '#platform/client'
import { DeliveryDays } from '#settings/delivery-days.tsx'
import { deliveryPlanMessages as texts } from '#settings/delivery-plan-messages'
import styles from '#settings/delivery-plan-screen.module.css'
import { FIRST_DELIVERY_PLAN, tidyDeliveryPlan } from '#settings/first-delivery-plan'
import { useWholeForm } from '#settings/use-whole-form'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import fieldStyles from '#ui/form/field.module.css'
import { CheckField, Field, TextField } from '#ui/form/field.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { SaveBar } from '#ui/form/save-bar.tsx'
import { Page } from '#ui/page.tsx'

/** In an object, so that a form can be without a plan. */
interface Loaded {
  plan: DeliveryPlan | null
}

export const loader = async (): Promise<Loaded> => ({
  plan: (await load('GET /api/staff/delivery-plan', {})).plan,
})

interface PlanFieldsProps {
  plan: DeliveryPlan
  problems: Record<string, DeliveryPlanProblem>
  onChange(change: Partial<DeliveryPlan>): void
}

function PlanFields({ plan, problems, onChange }: PlanFieldsProps) {
  const { cutOffHour, workingDays, holidays } = plan
  const errorOf = (field: string) => {
    const problem = problems[field]
    return problem && texts.problems[problem]
  }
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
          error={errorOf('cutOffHour')}
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
          {problems.workingDays && <p className={fieldStyles.error}>{errorOf('workingDays')}</p>}
        </fieldset>
        <Field label={texts.holidays} hint={texts.holidaysHint} error={errorOf('holidays')}>
          {(control) => (
            <textarea
              {...control}
              dir="ltr"
              rows={5}
              value={holidays.join('\n')}
              onChange={({ target }) => onChange({ holidays: target.value.split('\n') })}
            />
          )}
        </Field>
      </div>
      <DeliveryDays plan={plan} problems={problems} onChange={(days) => onChange({ days })} />
    </>
  )
}

/** When orders arrive: cut-off, working days, holidays and days by emirate. */
export function Component() {
  const loaded = useLoaderData<Loaded>()
  const id = useId()
  const form = useWholeForm<Loaded, DeliveryPlanProblem>({
    loaded,
    check: ({ plan }) => {
      const tidy = tidyDeliveryPlan(plan)
      return tidy ? deliveryPlanProblems(tidy) : {}
    },
    async save({ plan: from }, { plan }) {
      const answer = await call('POST /api/staff/delivery-plan', { from, to: tidyDeliveryPlan(plan) })
      return isWireRefusal(answer) ? answer : { success: true, stored: { plan: answer.plan } }
    },
    present: (conflicts) => ({ plan: Object(conflicts).plan }),
    texts,
  })
  const { plan } = form.draft

  return (
    <Page title={texts.title} context={texts.context} parent={{ to: PATHS.settings, name: texts.settings }}>
      <form id={id} onSubmit={form.save} noValidate>
        <Card>
          <CheckField
            label={texts.isSaid}
            checked={plan !== null}
            onChange={({ target }) =>
              form.setDraft({ plan: target.checked ? (loaded.plan ?? FIRST_DELIVERY_PLAN) : null })
            }
          />
          {plan ? (
            <PlanFields
              plan={plan}
              problems={form.problems}
              onChange={(change) => form.setDraft({ plan: { ...plan, ...change } })}
            />
          ) : (
            <p className={styles.none}>{texts.notSaid}</p>
          )}
        </Card>
      </form>
      <LeaveGuard active={form.isEdited} title={texts.leaveTitle} text={texts.leaveText} />
      {form.isEdited && <SaveBar form={id} text={texts.unsaved} busy={form.busy} onDiscard={form.discard} />}
    </Page>
  )
}
