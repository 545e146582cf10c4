import { Icon } from '@little-dunes/design/icon.tsx'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import {
  type Carrier,
  type CarrierProblem,
  carrierProblems,
} from '@little-dunes/domain/orders/shipping/carriers'
import { Plus, Trash2 } from 'lucide'
import { useId } from 'react'
import { useLoaderData } from 'react-router'
import { call, load } from '#platform/client'
import { carriersMessages as texts } from '#settings/carriers-messages'
import styles from '#settings/carriers-screen.module.css'
import { useWholeForm } from '#settings/use-whole-form'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import fieldStyles from '#ui/form/field.module.css'
import { TextField } from '#ui/form/field.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { SaveBar } from '#ui/form/save-bar.tsx'
import { Page } from '#ui/page.tsx'

export const loader = async () => (await load('GET /api/staff/carriers', {})).carriers

const EMPTY: Carrier = { name: '', nameAr: '', trackingUrl: '', phone: '' }

/** The couriers of the shop, their tracking pages and phones. */
export function Component() {
  const loaded = useLoaderData<Carrier[]>()
  const id = useId()
  const form = useWholeForm<Carrier[], CarrierProblem>({
    loaded,
    check: carrierProblems,
    async save(from, to) {
      const answer = await call('POST /api/staff/carriers', { from, to })
      return isWireRefusal(answer) ? answer : { success: true, stored: answer.carriers }
    },
    present: (conflicts) => Object(conflicts).carriers,
    texts,
  })
  const { draft, setDraft, problems } = form
  // Carriers have no id, and a name changes while it is typed: they are known by their place.
  const carriers = draft.map((carrier, at) => ({ carrier, at, key: String(at) }))

  const set = (at: number, change: Partial<Carrier>) =>
    setDraft(draft.map((carrier, place) => (place === at ? { ...carrier, ...change } : carrier)))
  const errorOf = (field: string) => {
    const problem = problems[field]
    return problem && texts.problems[problem]
  }

  return (
    <Page title={texts.title} context={texts.context} parent={{ to: PATHS.settings, name: texts.settings }}>
      <form id={id} onSubmit={form.save} noValidate>
        <Card>
          {carriers.length === 0 && <p className={styles.none}>{texts.none}</p>}
          <div className={styles.list}>
            {carriers.map(({ carrier, at, key }) => (
              <fieldset key={key} className={styles.carrier} aria-label={texts.nameOf(at + 1)}>
                <TextField
                  label={texts.name}
                  value={carrier.name}
                  error={errorOf(`${at}.name`)}
                  onChange={({ target }) => set(at, { name: target.value })}
                />
                <TextField
                  label={texts.nameAr}
                  hint={texts.nameArHint}
                  lang="ar"
                  dir="rtl"
                  value={carrier.nameAr}
                  error={errorOf(`${at}.nameAr`)}
                  onChange={({ target }) => set(at, { nameAr: target.value })}
                />
                <TextField
                  label={texts.trackingUrl}
                  hint={texts.trackingHint}
                  dir="ltr"
                  inputMode="url"
                  value={carrier.trackingUrl}
                  error={errorOf(`${at}.trackingUrl`)}
                  onChange={({ target }) => set(at, { trackingUrl: target.value })}
                />
                <TextField
                  label={texts.phone}
                  dir="ltr"
                  inputMode="tel"
                  value={carrier.phone}
                  error={errorOf(`${at}.phone`)}
                  onChange={({ target }) => set(at, { phone: target.value })}
                />
                <Button
                  look="quiet"
                  className={styles.remove}
                  aria-label={texts.removeOf(carrier.name)}
                  onClick={() => setDraft(draft.filter((_, place) => place !== at))}
                >
                  <Icon node={Trash2} />
                </Button>
              </fieldset>
            ))}
          </div>
          {problems.carriers && (
            <p className={fieldStyles.error} role="alert">
              {errorOf('carriers')}
            </p>
          )}
          <Button look="outline" size="small" onClick={() => setDraft([...draft, EMPTY])}>
            <Icon node={Plus} />
            {texts.add}
          </Button>
        </Card>
      </form>
      <LeaveGuard active={form.isEdited} title={texts.leaveTitle} text={texts.leaveText} />
      {form.isEdited && <SaveBar form={id} text={texts.unsaved} busy={form.busy} onDiscard={form.discard} />}
    </Page>
  )
}
