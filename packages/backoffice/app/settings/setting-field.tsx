import { DIRECTIONS, type Language } from '@little-dunes/domain/i18n/languages'
import { writeAmount } from '@little-dunes/domain/messages/write-amount'
import type { CurrencyWriting } from '@little-dunes/domain/settings/currency-writings'
import {
  isOfKind,
  type NamesOf,
  SETTINGS,
  type SettingName,
} from '@little-dunes/domain/settings/shop-settings'
import { clsx } from 'clsx'
import { ColourField } from '#settings/brand/colour-field.tsx'
import { LogoField } from '#settings/brand/logo-field.tsx'
import { chosenOf, formatSetting, isAmount, type SettingValue, withChosen } from '#settings/settings-draft'
import { settingsMessages as texts } from '#settings/settings-messages'
import styles from '#settings/settings-screen.module.css'
import { regionName } from '#ui/display/region-name'
import { ChoicesField } from '#ui/form/choices-field.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { uiMessages } from '#ui/ui-messages'

interface SettingFieldProps {
  name: SettingName
  /** The typed text. */
  value: string
  stored: SettingValue
  error: string | undefined
  edited: boolean
  onChange(value: string): void
}

const LANGUAGE_OF: Partial<Record<SettingName, Language>> = { currencyWriting: 'en', currencyWritingAr: 'ar' }

const CHOICE_TEXTS: Record<NamesOf<'choice'>, Partial<Record<string, string>>> = {
  ...texts.choices,
  sellerEmirate: uiMessages.regions,
}

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

/** A value of a setting, within a sentence. */
export function settingText(name: SettingName, value: SettingValue): string {
  if (typeof value === 'boolean') return texts.boxes[`${value}`]
  if (isOfKind(name, 'choices'))
    return chosenOf(formatSetting(name, value)).map(regionName).join(`${uiMessages.comma} `)
  return formatSetting(name, value)
}

export function SettingField({ name, value, stored, error, edited, onChange }: SettingFieldProps) {
  const field = { label: texts.fields[name], error, edited }
  const help = texts.help[name]
  if (isOfKind(name, 'switch'))
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
  if (isOfKind(name, 'logo'))
    return (
      <div className={styles.row}>
        <LogoField {...field} help={help} value={value} onChange={onChange} />
      </div>
    )
  if (isOfKind(name, 'choices'))
    return (
      <div className={styles.row}>
        <ChoicesField
          {...field}
          choices={SETTINGS[name].choices}
          chosen={chosenOf(value)}
          nameOf={regionName}
          onChange={(one, isChosen) => onChange(withChosen(name, value, one, isChosen))}
        />
      </div>
    )
  if (isOfKind(name, 'choice')) {
    const names = CHOICE_TEXTS[name]
    const language = LANGUAGE_OF[name]
    return (
      <div>
        <SelectField {...field} value={value} onChange={({ target }) => onChange(target.value)}>
          {SETTINGS[name].choices.map((choice) => (
            <option key={choice} value={choice}>
              {names[choice]}
            </option>
          ))}
        </SelectField>
        {language && <WritingPreview language={language} writing={value as CurrencyWriting} />}
      </div>
    )
  }
  if (isOfKind(name, 'colour'))
    return <ColourField {...field} help={help} value={value} onChange={onChange} />
  const helpId = `${name}-help`
  return (
    <div className={clsx(SETTINGS[name].isWide && styles.half)}>
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
