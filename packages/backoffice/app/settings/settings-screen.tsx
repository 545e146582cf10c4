import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { samplesBesideOwnTrn } from '@little-dunes/domain/orders/company/sample-settings'
import { SETTING_SECTIONS, type SettingProblem } from '@little-dunes/domain/settings/setting'
import {
  type SettingName,
  type ShopSettings,
  settingsBySection,
} from '@little-dunes/domain/settings/shop-settings'
import { type FormEvent, useId, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call, load } from '#platform/client'
import { SectionList } from '#settings/sections/section-list.tsx'
import { useCurrentSection } from '#settings/sections/use-current-section'
import { SettingField, settingText } from '#settings/setting-field.tsx'
import { changesOf, type Draft, draftOf, type SettingValue } from '#settings/settings-draft'
import { settingsMessages as texts } from '#settings/settings-messages'
import styles from '#settings/settings-screen.module.css'
import { Card } from '#ui/card.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { SaveBar } from '#ui/form/save-bar.tsx'
import { Page } from '#ui/page.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'

export const loader = async () => (await load('GET /api/staff/settings', {})).settings

/** What the answer of a refused save says of each field. */
type Errors = Partial<Record<SettingName, string>>

const errorsOf = (problems: Partial<Record<SettingName, SettingProblem>>): Errors =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, texts.problems[problem]]))

/** A shop with a TRN of its own is shown what is left of the sample: until then its invoices wait. */
const sampleErrors = (settings: ShopSettings): Errors =>
  errorsOf(Object.fromEntries(samplesBesideOwnTrn(settings).map((name) => [name, 'sample' as const])))

/** Everything that the shop charges, allows and says of itself. */
export function Component() {
  const loaded = useLoaderData<ShopSettings>()
  const { revalidate } = useRevalidator()
  const form = useId()
  const { current, jump } = useCurrentSection(SETTING_SECTIONS)
  /** The settings that the draft is compared with: as they were read, or as a conflict has shown them. */
  const [settings, setSettings] = useState(loaded)
  const [draft, setDraft] = useState<Draft>(() => draftOf(loaded))
  const [errors, setErrors] = useState<Errors>(() => sampleErrors(loaded))
  const [busy, setBusy] = useState(false)
  const { names, problems, changes } = changesOf(settings, draft)

  function show(stored: ShopSettings) {
    setSettings(stored)
    setDraft(draftOf(stored))
    setErrors({})
  }

  function conflict(current: Partial<ShopSettings>) {
    setSettings({ ...settings, ...current })
    const entries = Object.entries(current) as [SettingName, SettingValue][]
    setErrors(
      Object.fromEntries(
        entries.map(([name, now]) => [name, texts.changedMeanwhile(settingText(name, now))]),
      ),
    )
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setErrors(errorsOf(problems))
    if (Object.keys(problems).length > 0) return
    setBusy(true)
    try {
      const answer = await call('POST /api/staff/settings', { changes })
      if (!isWireRefusal(answer)) {
        show(answer.settings)
        showToast(texts.saved)
        await revalidate()
      } else if (answer.code === 'field_changed') conflict(answer.conflicts as Partial<ShopSettings>)
      else if (answer.fields) setErrors(errorsOf(answer.fields))
      else showError(answer.message)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Page title={texts.title} context={texts.context} isList>
      <div className={styles.layout}>
        <SectionList
          sections={SETTING_SECTIONS.map((id) => ({ id, name: texts.sections[id] }))}
          current={current}
          onJump={jump}
        />
        <form id={form} onSubmit={save} noValidate>
          <Card flush>
            {settingsBySection.map(({ name: section, fields }) => (
              <section
                key={section}
                id={section}
                tabIndex={-1}
                className={styles.section}
                aria-label={texts.sections[section]}
              >
                <header>
                  <h2>{texts.sections[section]}</h2>
                  <p>{texts.about[section]}</p>
                </header>
                <div className={styles.fields}>
                  {fields.map((name) => (
                    <SettingField
                      key={name}
                      name={name}
                      value={draft[name]}
                      stored={settings[name]}
                      error={errors[name]}
                      edited={names.includes(name)}
                      onChange={(value) => setDraft({ ...draft, [name]: value })}
                    />
                  ))}
                </div>
              </section>
            ))}
          </Card>
        </form>
      </div>
      <LeaveGuard active={names.length > 0} title={texts.leaveTitle} text={texts.leaveText} />
      {names.length > 0 && (
        <SaveBar
          form={form}
          text={texts.unsaved(
            names.length,
            names.map((name) => texts.fields[name]).join(`${uiMessages.comma} `),
          )}
          busy={busy}
          onDiscard={() => show(settings)}
        />
      )}
    </Page>
  )
}
