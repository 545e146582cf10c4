import { clsx } from 'clsx'
import { useState } from 'react'
import styles from '#sign-in/code-cells.module.css'
import type { FieldControl } from '#ui/form/field.tsx'
import { toDigits } from '#ui/form/to-digits'

export const CODE_LENGTH = 6
const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place)

interface CodeCellsProps {
  control: FieldControl
  code: string
  onCode(code: string): void
  /** Called when the last digit is typed, or a whole code is pasted or filled in. */
  onWhole(code: string): void
}

/**
 * One invisible field, so that a code is pasted, filled in and read aloud as a whole; the cells below it show the
 * digits.
 */
export function CodeCells({ control, code, onCode, onWhole }: CodeCellsProps) {
  const [[from, to], setSelection] = useState([0, 0])
  const isCurrent = (place: number) =>
    place === Math.min(from, CODE_LENGTH - 1) || (place >= from && place < to)
  return (
    <div className={styles.cells} dir="ltr">
      <input
        {...control}
        className={styles.field}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => {
          const typed = toDigits(target.value, CODE_LENGTH)
          onCode(typed)
          if (typed.length === CODE_LENGTH && typed !== code) onWhole(typed)
        }}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          setSelection([selectionStart ?? 0, selectionEnd ?? 0])
        }
      />
      {PLACES.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          className={clsx(place < code.length && styles.filled, isCurrent(place) && styles.current)}
        >
          {code[place]}
        </span>
      ))}
    </div>
  )
}
