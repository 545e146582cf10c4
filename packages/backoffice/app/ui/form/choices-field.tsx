import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { Check, Plus } from 'lucide'
import { useId, useRef } from 'react'
import styles from '#ui/form/choices.module.css'
import { FieldError } from '#ui/form/field.tsx'
import { useFirstWrong } from '#ui/form/first-wrong'

interface ChoicesFieldProps<Value extends string> {
  label: string
  choices: readonly Value[]
  chosen: readonly string[]
  getName(value: Value): string
  error?: string | undefined
  edited: boolean
  onChange(value: Value, isChosen: boolean): void
}

/** Checkboxes for several of a few values. */
export function ChoicesField<Value extends string>({
  label,
  choices,
  chosen,
  getName,
  error,
  edited,
  onChange,
}: ChoicesFieldProps<Value>) {
  const errorId = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  useFirstWrong(field, error)
  return (
    <fieldset
      ref={field}
      className={clsx(styles.choices, edited && styles.edited)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{label}</legend>
      {choices.map((value) => {
        const isChosen = chosen.includes(value)
        return (
          <label key={value}>
            <input
              type="checkbox"
              checked={isChosen}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => onChange(value, target.checked)}
            />
            <Icon node={isChosen ? Check : Plus} />
            {getName(value)}
          </label>
        )
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
