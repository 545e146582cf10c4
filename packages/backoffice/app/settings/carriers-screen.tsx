import { type Carrier, carrierProblems } from '@little-dunes/domain/orders/shipping/carriers'
import { useLoaderData } from 'react-router'
import { call, load } from '#platform/client'
import { carriersMessages as texts } from '#settings/carriers-messages'
import styles from '#settings/lines-screen.module.css'
import { LinesScreen } from '#settings/lines-screen.tsx'
import { PATHS } from '#shell/paths'
import { useChangeForm, wholeSchema } from '#ui/change-form/use-change-form'
import { TextField } from '#ui/form/field.tsx'

export const loader = async () => (await load('GET /api/staff/carriers', {})).carriers

const SCHEMA = wholeSchema<Carrier[]>(carrierProblems, texts.problems)
const EMPTY: Carrier = { name: '', nameAr: '', trackingUrl: '', phone: '' }

export function Component() {
  const form = useChangeForm({
    initial: useLoaderData<Carrier[]>(),
    schema: SCHEMA,
    submit: ({ value }, from) => call('POST /api/staff/carriers', { from, to: value }),
    stored: ({ carriers }) => carriers,
    rebase: (conflicts) => ({ stored: Object(conflicts).carriers }),
    saved: () => texts.saved,
    changed: texts.changed,
  })

  return (
    <LinesScreen
      parent={{ to: PATHS.settings, name: texts.settings }}
      form={form}
      list="carriers"
      className={styles.carrier}
      texts={texts}
      removeLabel={({ name }) => texts.removeLabel(name)}
      nothing={texts.none}
      onAdd={() => form.setDraft((carriers) => [...carriers, EMPTY])}
      fields={({ name, nameAr, trackingUrl, phone }, set, getError) => (
        <>
          <TextField
            label={texts.name}
            value={name}
            error={getError('name')}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            label={texts.nameAr}
            hint={texts.nameArHint}
            lang="ar"
            dir="rtl"
            value={nameAr}
            error={getError('nameAr')}
            onChange={({ target }) => set({ nameAr: target.value })}
          />
          <TextField
            label={texts.trackingUrl}
            hint={texts.trackingHint}
            dir="ltr"
            inputMode="url"
            value={trackingUrl}
            error={getError('trackingUrl')}
            onChange={({ target }) => set({ trackingUrl: target.value })}
          />
          <TextField
            label={texts.phone}
            dir="ltr"
            inputMode="tel"
            value={phone}
            error={getError('phone')}
            onChange={({ target }) => set({ phone: target.value })}
          />
        </>
      )}
    />
  )
}
