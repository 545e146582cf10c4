import type { ReactNode } from 'react'
import styles from '#catalogue/filter/filter.module.css'
import { type FilterChoice, usefulChoices } from '#catalogue/filter/filter-choices'
import { Checkbox } from '#ui/form/checkbox.tsx'

interface FilterGroupProps {
  title: string
  open: boolean
  children: ReactNode
}

/** Collapsible choices, open while one of them is chosen. */
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
  /** Undefined while unknown. */
  count: number | undefined
}

/** A box without products cannot be ticked, but a ticked one can always be cleared. */
export function FilterBox({ name, value, label, count, chosen }: FilterBoxProps) {
  return (
    <Checkbox
      name={name}
      value={value}
      label={<bdi>{label}</bdi>}
      note={count}
      defaultChecked={chosen}
      disabled={count === 0 && !chosen}
    />
  )
}

interface FilterValuesProps {
  name: string
  title: string
  choices: readonly FilterChoice[]
  getLabel?(value: string): string
}

/** One box per value. A single unchosen value offers no choice and is hidden. */
export function FilterValues({ name, title, choices: all, getLabel = String }: FilterValuesProps) {
  const choices = usefulChoices(all)
  const isChosen = choices.some(({ chosen }) => chosen)
  if (choices.length < 2 && !isChosen) return null
  return (
    <FilterGroup title={title} open={isChosen}>
      {choices.map((choice) => (
        <FilterBox key={choice.value} name={name} label={getLabel(choice.value)} {...choice} />
      ))}
    </FilterGroup>
  )
}
