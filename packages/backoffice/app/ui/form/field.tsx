import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide'
import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useRef } from 'react'
import styles from '#ui/form/field.module.css'
import { useFirstWrong } from '#ui/form/first-wrong'
import { latinDigits } from '#ui/form/latin-digits'
import { uiMessages } from '#ui/ui-messages'

interface FieldFrame {
  label: ReactNode
  /** At the end of the label. */
  hint?: ReactNode
  error?: string | null | undefined
  /** Differs from the stored value. */
  edited?: boolean
}

interface RefusedFrame extends FieldFrame {
  /** The part of the error that moves the focus here. */
  refusal?: string | null | undefined
}

/** Props of the control inside a field; they connect it with label and error. */
export interface FieldControl {
  id: string
  className: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={styles.error}>
    <Icon node={CircleAlert} />
    {children}
  </p>
)

/** Label, control and error: `<Field label="City">{(control) => <input {...control} />}</Field>`. */
export function Field({
  label,
  hint,
  error,
  refusal = error,
  edited = false,
  children,
}: RefusedFrame & { children(control: FieldControl): ReactNode }) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  useFirstWrong(field, refusal)
  const errorId = `${id}-error`
  const className = clsx(styles.control, error && styles.wrong, edited && styles.edited)
  const wired: FieldControl = error
    ? { id, className, 'aria-invalid': true, 'aria-describedby': errorId }
    : { id, className }
  return (
    <div ref={field} className={styles.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      {children(wired)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

const OF_FIGURES: ComponentProps<'input'>['inputMode'][] = ['numeric', 'decimal']

/** Arabic keyboards have Arabic digits, on phones only those. */
function writeLatinDigits({ target }: ChangeEvent<HTMLInputElement>) {
  const latin = latinDigits(target.value)
  if (latin === target.value) return
  const caret = target.selectionStart
  target.value = latin
  target.setSelectionRange(caret, caret)
}

/** A line of text with a unit after it; AED is before the number in English and after it in Arabic. */
export function TextField({
  label,
  hint,
  error,
  edited,
  isInAed = false,
  unit = isInAed ? uiMessages.aed : undefined,
  onChange,
  ...rest
}: FieldFrame & { unit?: string | undefined; isInAed?: boolean } & Omit<
    ComponentProps<'input'>,
    'id' | 'className'
  >) {
  const input = {
    ...rest,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if (OF_FIGURES.includes(rest.inputMode)) writeLatinDigits(event)
      onChange?.(event)
    },
  }
  return (
    <Field label={label} hint={hint} error={error} edited={edited ?? false}>
      {({ className, ...control }) =>
        unit ? (
          <span className={clsx(className, styles.measured, isInAed && styles.currency)}>
            <input {...input} {...control} />
            <label htmlFor={control.id}>{unit}</label>
          </span>
        ) : (
          <input {...input} {...control} className={className} />
        )
      }
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  error,
  edited,
  children,
  ...select
}: FieldFrame & Omit<ComponentProps<'select'>, 'id' | 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} edited={edited ?? false}>
      {(control) => (
        <select {...select} {...control}>
          {children}
        </select>
      )}
    </Field>
  )
}

export function CheckField({
  label,
  error,
  edited,
  ...input
}: FieldFrame & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  useFirstWrong(field, error)
  return (
    <div ref={field} className={styles.field}>
      <label className={clsx(styles.box, edited && styles.edited)}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        {label}
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
