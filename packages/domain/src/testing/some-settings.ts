import type { Setting, SettingKind } from '#settings/setting'
import { SETTING_NAMES, SETTINGS, type ShopSettings } from '#settings/shop-settings'

const VALUES: Record<SettingKind, (setting: Pick<Setting<never>, 'choices'>) => unknown> = {
  amount: () => 25_00,
  number: () => 5,
  switch: () => false,
  text: () => '',
  identifier: () => '',
  digits: () => '',
  choice: ({ choices }) => choices[0],
  choices: ({ choices }) => choices.slice(0, 2),
  colour: () => '',
  logo: () => '',
}

/** Complete settings: the given ones, and a sample value for each other one. */
export const someSettings = (overrides: Partial<ShopSettings>): ShopSettings => ({
  ...(Object.fromEntries(
    SETTING_NAMES.map((name) => [name, VALUES[SETTINGS[name].kind](SETTINGS[name])]),
  ) as ShopSettings),
  ...overrides,
})
