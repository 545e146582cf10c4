import { clsx } from 'clsx'
import { useNavigate } from 'react-router'
import styles from '#ui/list/filters/chip.module.css'

/** A filter with many values, of which one is chosen. */
export interface ChoiceFilter {
  name: string
  label: string
  options: readonly { value: string; text: string }[]
}

interface ChoiceChipProps {
  choice: ChoiceFilter
  getAddress(value: string): string
}

export function ChoiceChip({ choice: { name, label, options }, getAddress }: ChoiceChipProps) {
  const navigate = useNavigate()
  return (
    <select
      className={clsx(styles.chip, styles.offered)}
      name={name}
      aria-label={label}
      value=""
      onChange={({ target }) => navigate(getAddress(target.value))}
    >
      <option value="">{label}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}
