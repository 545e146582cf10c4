import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { digits, identifier, text } from '#contract/fields'
import type { Setting, SettingKind } from '#settings/setting'
import { SETTING_NAMES, SETTINGS, type SettingName, type ShopSettings } from '#settings/shop-settings'

const READERS: Record<SettingKind, (setting: Pick<Setting<never>, 'longest' | 'choices'>) => z.ZodType> = {
  amount: () => z.number(),
  number: () => z.number(),
  switch: () => z.boolean(),
  text: ({ longest }) => text(longest),
  identifier: ({ longest }) => identifier(longest),
  digits: ({ longest }) => digits(longest),
  choice: ({ choices }) => z.enum(choices),
  choices: ({ choices }) => z.array(z.enum(choices)).max(choices.length),
  colour: ({ longest }) => identifier(longest),
  logo: ({ longest }) => identifier(longest),
}

type Value<Name extends SettingName> = z.ZodType<ShopSettings[Name], ShopSettings[Name]>
const getReader = <Name extends SettingName>(name: Name) =>
  READERS[SETTINGS[name].kind](SETTINGS[name]) as Value<Name>

/** The value shown on the screen, and the new one. */
const change = <Field extends z.ZodType>(field: Field) => z.object({ from: field, to: field }).optional()

type Change<Name extends SettingName> = ReturnType<typeof change<Value<Name>>>
const ofEach = <Made>(make: (name: SettingName) => z.ZodType) =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, make(name)])) as Made

const fields = ofEach<{ [Name in SettingName]: Value<Name> }>(getReader)
const changes = ofEach<{ [Name in SettingName]: Change<Name> }>((name) => change(fields[name]))

const cell = text(200)

/** The limits are above those of a chart, so that the refusal can name the problem. */
const sizeChart = z.object({
  heading: cell,
  headingAr: cell,
  rows: z.array(z.object({ size: cell, height: cell, weight: cell, age: cell, ageAr: cell })).max(200),
})

/** Settings of the shop (`shop-settings.ts` in the domain). Amounts in fils, VAT in percent. */
export const staffSettingsCalls = {
  'GET /api/staff/settings': defineCall({
    caller: { staff: 'settings:write' },
    summary: 'Retrieve the shop settings',
    input: z.object({}),
    /** `version` of the software, such as 1.0.0. */
    reply: z.object({ settings: z.object(fields), version: z.string() }),
  }),
  /**
   * All or nothing. Refused with `invalid_form` and the problems by field, or with `field_changed` and `conflicts`, the
   * current values of fields that another team member changed in the meantime.
   */
  'POST /api/staff/settings': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'settings',
    summary: 'Update the shop settings',
    input: z.object({
      changes: z.object(changes),
    }),
    reply: z.object({ settings: z.object(fields) }),
  }),
  /**
   * Re-encodes the uploaded file in its own shape and keeps transparency. The address goes into `logo`. Refused with
   * `picture_refused`, also for SVG.
   */
  'POST /api/staff/settings/logo': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'picture',
    summary: 'Use an uploaded file as the logo',
    input: z.object({ upload: text(64) }),
    reply: z.object({ address: z.string() }),
  }),
  'GET /api/staff/size-chart': defineCall({
    caller: { staff: 'settings:write' },
    summary: 'Retrieve the size chart in both languages',
    input: z.object({}),
    reply: z.object({ chart: sizeChart }),
  }),
  /** Refused with `invalid_form` and problems by field, or `field_changed` if the current chart is not `from`. */
  'POST /api/staff/size-chart': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'settings',
    summary: 'Update the size chart',
    input: z.object({ from: sizeChart, to: sizeChart }),
    largestBody: LARGE_BODY,
    reply: z.object({ chart: sizeChart }),
  }),
}
