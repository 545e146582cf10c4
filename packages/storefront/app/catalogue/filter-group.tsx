import type { ReactNode } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'

interface FilterGroupProps {
  title: string
  open: boolean
  children: ReactNode
}

/** Choices that fold away; open while something in them is chosen. */
export function FilterGroup({ title, open, children }: FilterGroupProps) {
  return (
    <details className="filter-group" open={open}>
      <summary>{title}</summary>
      <fieldset aria-label={title}>{children}</fieldset>
    </details>
  )
}

interface FilterValuesProps {
  name: string
  title: string
  values: readonly string[]
  chosen: readonly string[]
  labelOf?(value: string): string
}

/** One box for each value. */
export function FilterValues({ name, title, values, chosen, labelOf = String }: FilterValuesProps) {
  if (values.length === 0) return null
  return (
    <FilterGroup title={title} open={values.some((value) => chosen.includes(value))}>
      {values.map((value) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={labelOf(value)}
          checked={chosen.includes(value)}
          onChange={stay}
        />
      ))}
    </FilterGroup>
  )
}

/** Boxes follow the address; the form hears their changes. */
export const stay = () => undefined
