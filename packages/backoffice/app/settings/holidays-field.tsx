import { useState } from 'react'
import { writeDate } from '#platform/dubai-time'
import { toDay } from '#platform/format'
import { readDate } from '#platform/typed-date'
import { deliveryPlanMessages as texts } from '#settings/delivery-plan-messages'
import { Field } from '#ui/form/field.tsx'

interface HolidaysFieldProps {
  /** Days such as `2026-12-02`, and lines that are not readable. */
  holidays: readonly string[]
  error: string | undefined
  onChange(holidays: string[]): void
}

/** A day per line, typed in any usual form. */
export function HolidaysField({ holidays, error, onChange }: HolidaysFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={texts.holidays} hint={texts.holidaysHint} error={error}>
      {(control) => (
        <textarea
          {...control}
          rows={5}
          value={typed ?? holidays.map((day) => writeDate(day, {})).join('\n')}
          onChange={({ target }) => {
            const today = toDay(Date.now())
            setTyped(target.value)
            onChange(target.value.split('\n').map((line) => readDate(line, {}, today) ?? line))
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
