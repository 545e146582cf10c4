import styles from '#ui/form/field.module.css'
import { CheckField } from '#ui/form/field.tsx'

interface ChoicesProps<Choice extends string> {
  legend: string
  choices: readonly Choice[]
  names: Record<Choice, string>
  chosen: readonly Choice[]
  /** Choices that cannot be changed here. */
  isDisabled?(choice: Choice): boolean
  error: string | null
  onChange(chosen: Choice[]): void
}

export const Choices = <Choice extends string>(props: ChoicesProps<Choice>) => {
  const { legend, choices, names, chosen, isDisabled, error, onChange } = props
  return (
    <fieldset className={styles.field} aria-label={legend}>
      <legend>{legend}</legend>
      <div className={styles.several}>
        {choices.map((choice) => (
          <CheckField
            key={choice}
            label={names[choice]}
            checked={chosen.includes(choice)}
            disabled={isDisabled?.(choice) ?? false}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice))
            }
          />
        ))}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
