import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { writeDate } from '#platform/dubai-time'
import { toDay } from '#platform/format'
import { type DateKind, dateProblem, isDateValue, readDate } from '#platform/typed-date'
import { uiMessages } from '#ui/ui-messages'

const LATIN = /^[^\p{Script=Arabic}]+$/u

const EXAMPLE = { day: '2026-12-02', time: '2026-12-02T08:00' }

export const formatExample = (kind: DateKind): string =>
  writeDate(kind.withTime ? EXAMPLE.time : EXAMPLE.day, kind)

/** The text of a value that is not readable or not allowed; null for others. */
function dateError(value: string, kind: DateKind): string | null {
  const { unreadable, early, late } = uiMessages.dates
  switch (dateProblem(value, kind)) {
    case 'unreadable':
      return unreadable(formatExample(kind))
    case 'early':
      return early(writeDate(kind.min ?? '', kind))
    case 'late':
      return late(writeDate(kind.max ?? '', kind))
    default:
      return null
  }
}

export interface TypedDate extends DateKind {
  /** `2026-11-30` or `2026-11-30T08:00`, or the text that is not readable. */
  value: string
  onChange(event: { target: { value: string } }): void
  /** Receives a complete and allowed value: after Enter, after leaving the field, and from the calendar. */
  onCommit?: ((value: string) => void) | undefined
}

/** The text of a date field. It stays as typed until the field is left, and is then written like other dates. */
export function useTypedDate({ value, onChange, onCommit, ...kind }: TypedDate) {
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null)
  // Another value comes from outside, such as after "Discard".
  const isTyping = typed?.value === value

  function commit(complete: string) {
    setTyped(null)
    if (complete !== '' && dateProblem(complete, kind) === null) onCommit?.(complete)
  }

  function choose(chosen: string) {
    onChange({ target: { value: chosen } })
    commit(chosen)
  }

  const text = isTyping ? typed.text : writeDate(value, kind)

  return {
    error: isTyping ? null : dateError(value, kind),
    choose,
    input: {
      value: text,
      dir: LATIN.test(text) ? 'ltr' : undefined,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        if (isDateValue(target.value, kind)) return choose(target.value)
        const read = readDate(target.value, kind, toDay(Date.now())) ?? target.value.trim()
        setTyped({ text: target.value, value: read })
        onChange({ target: { value: read } })
      },
      onBlur: () => commit(value),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter') return
        if (onCommit) event.preventDefault()
        commit(value)
      },
    },
  }
}
