import { PRODUCT_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import {
  declaredField,
  type FormField,
  type FormValues,
} from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { DIRECTIONS } from '@little-dunes/domain/i18n/languages'
import { type ComponentProps, useState } from 'react'
import { localText, parseMoment } from '#platform/dubai-time'
import { filsFromText, numberFromText, textOfFils } from '#products/amount-text'
import { type DraftValue, type FieldsWith, useFormFields } from '#products/product/form/form-context'
import { DateTimeField } from '#ui/form/date-field.tsx'
import { Field, TextField } from '#ui/form/field.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'

interface NamedField<Name extends FormField = FormField> {
  field: Name
  label: string
  hint?: string | false | undefined
  inSheet?: Pick<ComponentProps<'input'>, 'onPaste' | 'onKeyDown'>
}

function useField({ field, label, hint }: NamedField) {
  const form = useFormFields()
  return { ...form, frame: { label, hint, error: form.getError(field), edited: form.isEdited(field) } }
}

interface WordsProps extends NamedField<FieldsWith<string | null>> {
  lines?: number
  language?: 'en' | 'ar'
  /** Shows the number of letters and its maximum. */
  isCounted?: boolean
}

export function LocalizedTextField({ lines = 1, language = 'en', isCounted, inSheet, ...named }: WordsProps) {
  const { field, label } = named
  const { value, set, frame, mayWrite } = useField(named)
  const text = value(field) ?? ''
  const maxLength = declaredField(field)?.max
  return (
    <Field {...frame} {...(isCounted && { hint: <bdi dir="ltr">{`${text.length} / ${maxLength}`}</bdi> })}>
      {(control) => {
        const controlProps = {
          ...control,
          lang: language,
          dir: DIRECTIONS[language],
          value: text,
          maxLength,
          readOnly: !mayWrite,
          ...(isCounted && { 'aria-label': label }),
          onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
        }
        return lines === 1 ? (
          <input {...controlProps} {...inSheet} />
        ) : (
          <textarea {...controlProps} rows={lines} />
        )
      }}
    </Field>
  )
}

type NumberProps = NamedField<FieldsWith<number | null>>

/** An amount or a percentage as typed. Invalid text stays, and is refused on saving. */
function NumberField({
  field,
  label,
  hint,
  inSheet,
  read,
  show,
  ...measure
}: NumberProps &
  Pick<ComponentProps<typeof TextField>, 'unit' | 'isInAed'> & {
    read(text: string): number | string | null
    show(value: number): string
  }) {
  const { value, set, frame, mayWrite } = useField({ field, label, hint })
  const [typed, setTyped] = useState<string | null>(null)
  const current = value(field)
  const shown = typeof current === 'number' ? show(current) : String(current ?? '')
  return (
    <TextField
      {...frame}
      inputMode="decimal"
      {...measure}
      {...inSheet}
      readOnly={!mayWrite}
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value)
        set(field, read(target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

export const Amount = (props: NumberProps) => (
  <NumberField {...props} isInAed read={filsFromText} show={textOfFils} />
)

/** In AED; empty for none. */
export const OptionalAmountField = (props: NumberProps) => (
  <NumberField
    {...props}
    read={(text) => (text.trim() === '' ? null : filsFromText(text))}
    show={textOfFils}
  />
)

export const Percent = (props: NumberProps) => (
  <NumberField {...props} unit="%" read={numberFromText} show={String} />
)

/** A time in Dubai; empty for none. */
export function MomentField({
  empty,
  ...named
}: NumberProps & Pick<ComponentProps<typeof DateTimeField>, 'empty'>) {
  const { value, set, frame, mayWrite } = useField(named)
  const current = value(named.field)
  function read(text: string): DraftValue<FieldsWith<number | null>> {
    const moment = parseMoment(text)
    return Number.isNaN(moment) ? text : moment
  }
  return (
    <DateTimeField
      {...frame}
      empty={empty}
      readOnly={!mayWrite}
      value={typeof current === 'string' ? current : localText(current)}
      onChange={({ target }) => set(named.field, read(target.value))}
    />
  )
}

export function SelectField<Name extends 'category' | 'status'>({
  options,
  ...named
}: NamedField<Name> & { options: Record<FormValues[Name], string> }) {
  const { field } = named
  const { value, set, frame, mayWrite } = useField(named)
  return (
    <Field {...frame}>
      {(control) => (
        <select
          {...control}
          disabled={!mayWrite}
          value={value(field)}
          onChange={({ target }) => {
            const chosen = PRODUCT_FIELDS[field].choices.find((one) => one === target.value)
            if (chosen) set<'category' | 'status'>(field, chosen)
          }}
        >
          {Object.entries<string>(options).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export function Toggle({ field, label }: NamedField<FieldsWith<boolean>>) {
  const { value, set, isEdited, mayWrite } = useFormFields()
  return (
    <SwitchField
      label={label}
      edited={isEdited(field)}
      disabled={!mayWrite}
      checked={value(field)}
      onChange={(isOn) => set(field, isOn)}
    />
  )
}
