import { DIRECTIONS } from '@little-dunes/domain/i18n/languages'
import { type ComponentProps, useState } from 'react'
import { localText, momentOf } from '#platform/dubai-time'
import { filsFromText, numberFromText, textOfFils } from '#products/amount-text'
import { useFormFields } from '#products/product/form/form-context'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { Field, TextField } from '#ui/form/field.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'

interface NamedField {
  /** As the contract names it. */
  field: string
  label: string
  hint?: string | false
  /** What a sheet of fields does with what is pasted into one of them, or pressed. */
  inSheet?: Pick<ComponentProps<'input'>, 'onPaste' | 'onKeyDown'>
}

interface WordsProps extends NamedField {
  maxLength: number
  lines?: number
  language?: 'en' | 'ar'
  /** Whether it says how many letters there are, of how many. */
  isCounted?: boolean
}

/** A text in one language, in its own direction. */
export function LocalizedTextField({
  field,
  label,
  hint,
  maxLength,
  lines = 1,
  language = 'en',
  isCounted = false,
  inSheet,
}: WordsProps) {
  const { value, set, isEdited, errorOf, mayWrite } = useFormFields()
  const text = String(value(field) ?? '')
  return (
    <Field
      label={label}
      hint={isCounted ? <bdi dir="ltr">{`${text.length} / ${maxLength}`}</bdi> : hint}
      error={errorOf(field)}
      edited={isEdited(field)}
    >
      {(control) => {
        const own = {
          ...control,
          lang: language,
          dir: DIRECTIONS[language],
          value: text,
          maxLength,
          readOnly: !mayWrite,
          ...(isCounted && { 'aria-label': label }),
          onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
        }
        return lines === 1 ? <input {...own} {...inSheet} /> : <textarea {...own} rows={lines} />
      }}
    </Field>
  )
}

/** An amount or a percent as it is typed; what is no number is kept, and refused when it is saved. */
function NumberField({
  field,
  label,
  hint,
  inSheet,
  read,
  show,
  ...measure
}: NamedField &
  Pick<ComponentProps<typeof TextField>, 'unit' | 'isInAed'> & {
    read(text: string): unknown
    show(value: number): string
  }) {
  const { value, set, isEdited, errorOf, mayWrite } = useFormFields()
  const [typed, setTyped] = useState<string | null>(null)
  const held = value(field)
  const shown = typeof held === 'number' ? show(held) : String(held ?? '')
  return (
    <TextField
      label={label}
      hint={hint}
      error={errorOf(field)}
      edited={isEdited(field)}
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

/** In AED, with fils. */
export const Amount = (props: NamedField) => (
  <NumberField {...props} isInAed read={filsFromText} show={textOfFils} />
)

/** In AED; empty where there is none. */
export const OptionalAmountField = (props: NamedField) => (
  <NumberField
    {...props}
    read={(text) => (text.trim() === '' ? null : filsFromText(text))}
    show={textOfFils}
  />
)

export const Percent = (props: NamedField) => (
  <NumberField {...props} unit="%" read={numberFromText} show={String} />
)

/** A moment in the time of Dubai; empty for none. */
export function MomentField({
  field,
  label,
  hint,
  empty,
}: NamedField & Pick<ComponentProps<typeof DateTimeField>, 'empty'>) {
  const { value, set, isEdited, errorOf, mayWrite } = useFormFields()
  const held = value(field)
  return (
    <DateTimeField
      label={label}
      hint={hint}
      error={errorOf(field)}
      edited={isEdited(field)}
      empty={empty}
      readOnly={!mayWrite}
      value={localText(typeof held === 'number' ? held : null)}
      onChange={({ target }) => set(field, momentOf(target.value))}
    />
  )
}

/** One of several, in words. */
export function SelectField<Value extends string>({
  field,
  label,
  options,
}: NamedField & { options: Record<Value, string> }) {
  const { value, set, isEdited, errorOf, mayWrite } = useFormFields()
  return (
    <Field label={label} error={errorOf(field)} edited={isEdited(field)}>
      {(control) => (
        <select
          {...control}
          disabled={!mayWrite}
          value={String(value(field))}
          onChange={({ target }) => set(field, target.value)}
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

/** On or off. */
export function Toggle({ field, label }: NamedField) {
  const { value, set, isEdited, mayWrite } = useFormFields()
  return (
    <SwitchField
      label={label}
      edited={isEdited(field)}
      disabled={!mayWrite}
      checked={value(field) === true}
      onChange={(isOn) => set(field, isOn)}
    />
  )
}
