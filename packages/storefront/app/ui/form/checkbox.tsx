import type { ComponentPropsWithRef, ReactNode } from 'react'

interface CheckboxProps extends ComponentPropsWithRef<'input'> {
  label: ReactNode
  /** A number at the end of the row. */
  note?: ReactNode
}

export function Checkbox({ label, note, ...rest }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input type="checkbox" {...rest} />
      {label}
      {note !== undefined && <small className="numeric">{note}</small>}
    </label>
  )
}
