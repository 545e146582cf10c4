import { DIRECTIONS, type Language } from '@little-dunes/domain/i18n/languages'
import { writeAmount } from '@little-dunes/domain/messages/write-amount'
import type { CurrencyFormat } from '@little-dunes/domain/settings/currency-formats'
import {
  isOfKind,
  type NamesOf,
  SETTINGS,
  type SettingName,
} from '@little-dunes/domain/settings/shop-settings'
import { clsx } from 'clsx'
import { ColourField } from '#settings/brand/colour-field.tsx'
import { LogoField } from '#settings/brand/logo-field.tsx'
import { formatSetting, isAmount, parseChosen, type SettingValue, withChosen } from '#settings/settings-draft'
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

const LANGUAGE_OF: Partial<Record<SettingName, Language>> = { currencyFormat: 'en', currencyFormatAr: 'ar' }

const CHOICE_TEXTS: Record<NamesOf<'choice'>, Partial<Record<string, string>>> = {
  ...texts.choices,
  sellerEmirate: uiMessages.regions,
}

function FormatPreview({ language, format }: { language: Language; format: CurrencyFormat }) {
  const write = writeAmount[language]
  return (
    <p className={styles.below}>
      {texts.preview}
      <span lang={language} dir={DIRECTIONS[language]}>
        <b>{write(1_234_50, format)}</b>
        <span>{write(103_00, format).replace('.00', '')}</span>
      </span>
    </p>
  )
}

/** A value of a setting, within a sentence. */
export function settingText(name: SettingName, value: SettingValue): string {
  if (typeof value === 'boolean') return texts.boxes[`${value}`]
  if (isOfKind(name, 'choices'))
    return parseChosen(formatSetting(name, value)).map(regionName).join(`${uiMessages.comma} `)
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
          chosen={parseChosen(value)}
          getName={regionName}
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
        {language && <FormatPreview language={language} format={value as CurrencyFormat} />}
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
