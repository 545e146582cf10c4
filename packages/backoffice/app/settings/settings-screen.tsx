import { getSamplesBesideTrn } from '@little-dunes/domain/orders/company/sample-settings'
import { SETTING_SECTIONS } from '@little-dunes/domain/settings/setting'
import {
  type SettingName,
  type ShopSettings,
  settingsBySection,
} from '@little-dunes/domain/settings/shop-settings'
import { useLoaderData } from 'react-router'
import { call, load } from '#platform/client'
import { SectionList } from '#settings/sections/section-list.tsx'
import { useCurrentSection } from '#settings/sections/use-current-section'
import { SettingField, settingText } from '#settings/setting-field.tsx'
import { type Draft, findChanges, type SettingValue, toDraft } from '#settings/settings-draft'
import { settingsMessages as texts } from '#settings/settings-messages'
import styles from '#settings/settings-screen.module.css'
import { Card } from '#ui/card.tsx'
import { UnsavedChanges } from '#ui/change-form/unsaved-changes.tsx'
import { useChangeForm } from '#ui/change-form/use-change-form'
import { Page } from '#ui/page.tsx'
import { uiMessages } from '#ui/ui-messages'

export const loader = () => load('GET /api/staff/settings', {})

const SCHEMA = {
  show: toDraft,
  read: (draft: Draft, settings: ShopSettings) => findChanges(settings, draft),
  problems: texts.problems,
}

/** A shop with its real TRN sees the remaining sample settings: until they are changed, its invoices wait. */
const sampleProblems = (settings: ShopSettings) =>
  Object.fromEntries(getSamplesBesideTrn(settings).map((name) => [name, 'sample']))

export function Component() {
  const { settings: loaded, version } = useLoaderData<typeof loader>()
  const { current, jump } = useCurrentSection(SETTING_SECTIONS)
  const form = useChangeForm({
    initial: loaded,
    schema: SCHEMA,
    initialProblems: sampleProblems(loaded),
    submit: ({ changes }) => call('POST /api/staff/settings', { changes }),
    stored: ({ settings }) => settings,
    saved: () => texts.saved,
    changed: (name, now) => texts.changedMeanwhile(settingText(name as SettingName, now as SettingValue)),
  })

  return (
    <Page title={texts.title} context={texts.context} isList>
      <div className={styles.layout}>
        <SectionList
          sections={SETTING_SECTIONS.map((id) => ({ id, name: texts.sections[id] }))}
          current={current}
          onJump={jump}
        />
        <form id={form.id} onSubmit={form.save} noValidate>
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
                      {...form.field(name)}
                      name={name}
                      stored={form.stored[name]}
                      onChange={(value) => form.set({ [name]: value })}
                    />
                  ))}
                </div>
              </section>
            ))}
          </Card>
          <p className={styles.version}>{texts.version(version)}</p>
        </form>
      </div>
      <UnsavedChanges
        form={form}
        texts={texts}
        text={texts.unsaved(
          form.edited.length,
          form.edited.map((name) => texts.fields[name]).join(`${uiMessages.comma} `),
        )}
      />
    </Page>
  )
}
