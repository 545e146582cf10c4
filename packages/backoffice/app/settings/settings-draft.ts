import { filsFromAed, formatAmount } from '@little-dunes/domain/money'
import type { SettingProblem } from '@little-dunes/domain/settings/setting'
import {
  isOfKind,
  type NamesOf,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type ShopSettings,
  settingProblems,
} from '@little-dunes/domain/settings/shop-settings'

/** Field values: `true` or `false` for checkboxes, comma-separated values for lists. */
export type Draft = Record<SettingName, string>

export type SettingValue = ShopSettings[SettingName]

export const isAmount = (name: SettingName): boolean => isOfKind(name, 'amount')

export const parseChosen = (text: string): string[] => text.split(',').filter(Boolean)

/** Adds or removes a value of a list and keeps the order of its choices. */
export const withChosen = (
  name: NamesOf<'choices'>,
  text: string,
  value: string,
  isChosen: boolean,
): string =>
  SETTINGS[name].choices
    .filter((one) => (one === value ? isChosen : parseChosen(text).includes(one)))
    .join(',')

/** Field value of a setting: amounts in AED with two decimals. */
export const formatSetting = (name: SettingName, value: SettingValue): string =>
  typeof value === 'number' && isAmount(name) ? formatAmount(value) : String(value)

export const toDraft = (settings: ShopSettings): Draft =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, formatSetting(name, settings[name])])) as Draft

/** '1,214.50' as 1214.5; NaN for invalid numbers. */
const parseNumber = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', ''))

/** The value in a field; NaN for invalid numbers. */
function read(name: SettingName, text: string, sample: SettingValue): SettingValue {
  if (typeof sample === 'boolean') return text === String(true)
  if (typeof sample === 'string') return text.trim()
  if (isOfKind(name, 'choices'))
    return SETTINGS[name].choices.filter((one) => parseChosen(text).includes(one))
  return isAmount(name) ? filsFromAed(parseNumber(text)) : parseNumber(text)
}

/** Fields that differ from the settings, with their errors. */
export function findChanges(settings: ShopSettings, draft: Draft) {
  const shown = toDraft(settings)
  const names = SETTING_NAMES.filter((name) => draft[name] !== shown[name])
  const newSettings = Object.fromEntries(
    names.map((name) => [name, read(name, draft[name], settings[name])]),
  ) as Partial<ShopSettings>
  const problems: Partial<Record<SettingName, SettingProblem>> = settingProblems(newSettings)
  const changes = Object.fromEntries(
    names.map((name) => [name, { from: settings[name], to: newSettings[name] ?? settings[name] }]),
  )
  return { names, problems, changes }
}
