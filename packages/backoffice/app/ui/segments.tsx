import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Link, type To } from 'react-router'
import styles from '#ui/segments.module.css'
import type { shortcut } from '#ui/shortcuts/shortcut-keys'

interface Segment {
  to: To
  name: string
  current: boolean
  /** Attributes of its shortcut, if it has one. */
  keys?: ReturnType<typeof shortcut>
}

/** A few ways to show the same content, of which one is chosen. */
export const Segments = ({ label, segments }: { label: string; segments: Segment[] }) => (
  <nav className={styles.segments} aria-label={label}>
    {segments.map(({ to, name, current, keys }) => (
      <Link
        key={name}
        {...keys}
        to={to}
        className={clsx(styles.segment, current && styles.current)}
        aria-current={current ? 'true' : undefined}
      >
        {name}
      </Link>
    ))}
  </nav>
)

interface Option<Value extends string> {
  value: Value
  name: ReactNode
  /** Full text, where the name is short or an icon. */
  label: string
}

/** The same for a value outside the address. */
export const SegmentButtons = <Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string
  options: Option<Value>[]
  chosen: Value
  onChoose(value: Value): void
}) => (
  <fieldset className={styles.segments} aria-label={label}>
    {options.map(({ value, name, label: whole }) => (
      <button
        key={value}
        type="button"
        className={clsx(styles.segment, value === chosen && styles.current)}
        aria-pressed={value === chosen}
        aria-label={whole}
        onClick={() => onChoose(value)}
      >
        {name}
      </button>
    ))}
  </fieldset>
)

/** The same as a field of a form. */
export function SegmentField<Value extends string>({
  label,
  options,
  chosen,
  error,
  onChoose,
}: {
  label: string
  options: { value: Value; name: string }[]
  chosen: Value
  error: string | undefined
  onChoose(value: Value): void
}) {
  const name = useId()
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.segments}>
        {options.map(({ value, name: word }) => (
          <label key={value} className={clsx(styles.segment, value === chosen && styles.current)}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {word}
          </label>
        ))}
      </div>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}
