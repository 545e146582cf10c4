import { DIRECTIONS, type Language } from '@little-dunes/domain/i18n/languages'
import { writeAmount } from '@little-dunes/domain/messages/write-amount'
import type { CurrencyWriting } from '@little-dunes/domain/settings/currency-writings'
import { SETTING_CHOICES, SETTING_LISTS, type SettingName } from '@little-dunes/domain/settings/shop-settings'
import { clsx } from 'clsx'
import { ColourField } from '#settings/brand/colour-field.tsx'
import { LogoField } from '#settings/brand/logo-field.tsx'
import {
  chosenOf,
  formatSetting,
  isAmount,
  isList,
  type SettingValue,
  withChosen,
} from '#settings/settings-draft'
import { settingsMessages as texts } from '#settings/settings-messages'
import styles from '#settings/settings-screen.module.css'
import { regionName } from '#ui/display/region-name'
import { ChoicesField } from '#ui/form/choices-field.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { uiMessages } from '#ui/ui-messages'

interface SettingFieldProps {
  name: SettingName
  /** As it is typed. */
  value: string
  stored: SettingValue
  error: string | undefined
  edited: boolean
  onChange(value: string): void
}

type ChoiceName = keyof typeof SETTING_CHOICES

const isChoice = (name: SettingName): name is ChoiceName => name in SETTING_CHOICES

const LANGUAGE_OF: Partial<Record<SettingName, Language>> = { currencyWriting: 'en', currencyWritingAr: 'ar' }

const CHOICE_TEXTS: Record<ChoiceName, Partial<Record<string, string>>> = {
  ...texts.choices,
  sellerEmirate: uiMessages.regions,
}

/** Texts that a third of a row cuts off. */
const LONG: ReadonlySet<SettingName> = new Set([
  'nonReturnableTypes',
  'sellerName',
  'sellerNameAr',
  'sellerAddress',
  'sellerAddressAr',
  'helpEmail',
  'supportEmail',
  'openingTimes',
  'openingTimesAr',
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
])
const COLOURS: ReadonlySet<SettingName> = new Set(['brandColour', 'accentColour', 'groundColour'])
const isColour = (name: SettingName): boolean => COLOURS.has(name)
const isLong = (name: SettingName): boolean => LONG.has(name)

/** A price and a total as the pages of the language show them. */
function WritingPreview({ language, writing }: { language: Language; writing: CurrencyWriting }) {
  const write = writeAmount[language]
  return (
    <p className={styles.below}>
      {texts.preview}
      <span lang={language} dir={DIRECTIONS[language]}>
        <b>{write(1_234_50, writing)}</b>
        <span>{write(103_00, writing).replace('.00', '')}</span>
      </span>
    </p>
  )
}

/** A value of a setting as a sentence says it. */
export function settingText(name: SettingName, value: SettingValue): string {
  if (typeof value === 'boolean') return texts.boxes[`${value}`]
  if (isList(name)) return chosenOf(formatSetting(name, value)).map(regionName).join(`${uiMessages.comma} `)
  return formatSetting(name, value)
}

/** A setting as a box, a choice, several choices or a text. */
export function SettingField({ name, value, stored, error, edited, onChange }: SettingFieldProps) {
  const field = { label: texts.fields[name], error, edited }
  const help = texts.help[name]
  if (typeof stored === 'boolean')
    return (
      <div className={styles.row}>
        <SwitchField
          {...field}
          help={help}
          checked={value === 'true'}
          onChange={(isOn) => onChange(String(isOn))}
        />
      </div>
    )
  if (name === 'logo')
    return (
      <div className={styles.row}>
        <LogoField {...field} help={help} value={value} onChange={onChange} />
      </div>
    )
  if (isList(name))
    return (
      <div className={styles.row}>
        <ChoicesField
          {...field}
          choices={SETTING_LISTS[name]}
          chosen={chosenOf(value)}
          nameOf={regionName}
          onChange={(one, isChosen) => onChange(withChosen(name, value, one, isChosen))}
        />
      </div>
    )
  if (isChoice(name)) {
    const names = CHOICE_TEXTS[name]
    const language = LANGUAGE_OF[name]
    return (
      <div>
        <SelectField {...field} value={value} onChange={({ target }) => onChange(target.value)}>
          {SETTING_CHOICES[name].map((choice) => (
            <option key={choice} value={choice}>
              {names[choice]}
            </option>
          ))}
        </SelectField>
        {language && <WritingPreview language={language} writing={value as CurrencyWriting} />}
      </div>
    )
  }
  if (isColour(name)) return <ColourField {...field} help={help} value={value} onChange={onChange} />
  const helpId = `${name}-help`
  return (
    <div className={clsx(isLong(name) && styles.half)}>
      <TextField
        {...field}
        hint={texts.hints[name]}
        unit={texts.units[name]}
        isInAed={isAmount(name)}
        value={value}
        inputMode={typeof stored === 'number' ? 'decimal' : 'text'}
        onChange={({ target }) => onChange(target.value)}
        {...(help && { 'aria-describedby': helpId })}
      />
      {help && (
        <p id={helpId} className={styles.below}>
          {help}
        </p>
      )}
    </div>
  )
}
