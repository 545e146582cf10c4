import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from '#ui/form/date-time-field.module.css'
import { Field, type TextField } from '#ui/form/field.tsx'
import { uiMessages } from '#ui/ui-messages'

/** A day with a time; without a value, a text with its meaning replaces the browser's pattern. */
export function DateTimeField({
  label,
  hint,
  error,
  edited,
  empty,
  ...input
}: ComponentProps<typeof TextField> & { value: string; empty: keyof typeof uiMessages.emptyTimes }) {
  return (
    <Field label={label} hint={hint} error={error} edited={edited ?? false}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="datetime-local"
          className={clsx(control.className, styles.time)}
          data-empty={input.value === '' ? uiMessages.emptyTimes[empty] : undefined}
        />
      )}
    </Field>
  )
}
