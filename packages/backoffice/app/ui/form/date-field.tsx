import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { CalendarDays } from 'lucide'
import { type ComponentProps, useRef } from 'react'
import { type DateKind, isDateValue } from '#platform/typed-date'
import styles from '#ui/form/date-field.module.css'
import fieldStyles from '#ui/form/field.module.css'
import { Field, type FieldControl } from '#ui/form/field.tsx'
import { formatExample, type TypedDate, useTypedDate } from '#ui/form/use-typed-date'
import { uiMessages } from '#ui/ui-messages'

type TypedInput = ReturnType<typeof useTypedDate>

interface CalendarProps extends DateKind {
  value: string
  labelId: string
  onChoose: TypedInput['choose']
}

/** Opens the calendar of the browser, on phones that of the phone. */
export function CalendarButton({ value, withTime = false, min, max, labelId, onChoose }: CalendarProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.calendar}>
      <input
        ref={picker}
        className={styles.picker}
        type={withTime ? 'datetime-local' : 'date'}
        aria-hidden
        tabIndex={-1}
        min={min}
        max={max}
        value={isDateValue(value, { withTime }) ? value : ''}
        onChange={({ target }) => onChoose(target.value)}
      />
      <button
        type="button"
        className={styles.open}
        aria-label={uiMessages.dates.open}
        aria-describedby={labelId}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon node={CalendarDays} />
      </button>
    </span>
  )
}

type DateFieldProps = TypedDate &
  Pick<ComponentProps<typeof Field>, 'error' | 'edited'> & {
    label: string
    /** By default the format; null hides it. */
    hint?: ComponentProps<typeof Field>['hint']
    /** Meaning of an empty field. */
    empty?: keyof typeof uiMessages.emptyTimes | undefined
    readOnly?: boolean | undefined
  }

/** A day, typed in any usual form or chosen in a calendar; `withTime` adds the time of day in Dubai. */
export function DateField({ label, hint, error, edited, empty, readOnly, ...typed }: DateFieldProps) {
  const { input, error: typingError, choose } = useTypedDate(typed)
  const box = ({ className, ...control }: FieldControl) => (
    <span className={clsx(className, fieldStyles.measured, styles.box)}>
      <input
        {...input}
        {...control}
        autoComplete="off"
        placeholder={empty && uiMessages.emptyTimes[empty]}
        readOnly={readOnly}
      />
      {!readOnly && <CalendarButton {...typed} labelId={`${control.id}-label`} onChoose={choose} />}
    </span>
  )
  return (
    <Field
      label={label}
      hint={hint === undefined ? uiMessages.dates.hint(formatExample(typed)) : hint}
      error={typingError ?? error}
      refusal={error ?? null}
      edited={edited ?? false}
    >
      {box}
    </Field>
  )
}

export const DateTimeField = (props: Omit<DateFieldProps, 'withTime'>) => <DateField {...props} withTime />
