import type { ReactNode } from 'react'
import styles from '#catalogue/filter/filter.module.css'
import type { FilterChoice } from '#catalogue/filter/filter-choices'
import { Checkbox } from '#ui/form/checkbox.tsx'

interface FilterGroupProps {
  title: string
  open: boolean
  children: ReactNode
}

/** Choices that fold away; open while something in them is chosen. */
export function FilterGroup({ title, open, children }: FilterGroupProps) {
  return (
    <details className={styles.group} open={open}>
      <summary>{title}</summary>
      <fieldset aria-label={title}>{children}</fieldset>
    </details>
  )
}

interface FilterBoxProps extends Omit<FilterChoice, 'count'> {
  name: string
  label: string
  /** Absent while it is not known. */
  count: number | undefined
}

/** A box that would leave nothing cannot be ticked, but one that is ticked can always be taken away. */
export function FilterBox({ name, value, label, count, chosen }: FilterBoxProps) {
  return (
    <Checkbox
      name={name}
      value={value}
      label={<bdi>{label}</bdi>}
      note={count}
      checked={chosen}
      disabled={count === 0 && !chosen}
      onChange={stay}
    />
  )
}

interface FilterValuesProps {
  name: string
  title: string
  choices: readonly FilterChoice[]
  labelOf?(value: string): string
}

/** One box for each value; a single one is no choice. */
export function FilterValues({ name, title, choices, labelOf = String }: FilterValuesProps) {
  const isChosen = choices.some(({ chosen }) => chosen)
  if (choices.length < 2 && !isChosen) return null
  return (
    <FilterGroup title={title} open={isChosen}>
      {choices.map((choice) => (
        <FilterBox key={choice.value} name={name} label={labelOf(choice.value)} {...choice} />
      ))}
    </FilterGroup>
  )
}

/** Boxes follow the address; the form hears their changes. */
const stay = () => undefined
