import { CATEGORIES, type Category } from '@little-dunes/domain/catalogue/product'
import styles from '#codes/code-form.module.css'
import { codesMessages as texts } from '#codes/codes-messages'
import { CheckField } from '#ui/form/field.tsx'

interface CodeScopeProps {
  categories: readonly Category[]
  onChange(categories: Category[]): void
}

/** Categories that a code is for; without a tick it is for all. */
export const CodeScope = ({ categories, onChange }: CodeScopeProps) => (
  <fieldset className={styles.scope}>
    <legend>{texts.categories}</legend>
    {CATEGORIES.map((category) => (
      <CheckField
        key={category}
        label={texts.categoryNames[category]}
        checked={categories.includes(category)}
        onChange={({ target }) =>
          onChange(target.checked ? [...categories, category] : categories.filter((one) => one !== category))
        }
      />
    ))}
  </fieldset>
)
