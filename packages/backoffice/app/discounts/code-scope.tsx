import { Icon } from '@little-dunes/design/icon.tsx'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { isForAll } from '@little-dunes/domain/orders/discount-codes'
import { Plus } from 'lucide'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import type { CodeDraft } from '#discounts/code-draft'
import styles from '#discounts/code-form.module.css'
import { codesMessages as texts } from '#discounts/codes-messages'
import { ChosenChip, OfferedChip, PlainChip } from '#discounts/scope-chips.tsx'
import { usePermission } from '#platform/member'
import { CheckField, SelectField } from '#ui/form/field.tsx'
import { late } from '#ui/late'
import { type SubCategory, subCategoriesIn, subCategoryLabel } from '#ui/sub-categories/use-sub-categories'

const CodeArticles = late(async () => (await import('#discounts/code-articles.tsx')).CodeArticles)
const CustomerSearch = late(async () => (await import('#discounts/customer-search.tsx')).CustomerSearch)

interface CodeScopeProps {
  draft: CodeDraft
  subCategories: readonly SubCategory[]
  errors: { subCategories?: string | undefined; skus?: string | undefined; customerId?: string | undefined }
  onChange(changes: Partial<CodeDraft>): void
}

interface SubCategoriesProps {
  offered: SubCategory[]
  error: string | undefined
  onAdd(name: string): void
}

function CodeSubCategories({ offered, error, onAdd }: SubCategoriesProps) {
  if (offered.length === 0 && error === undefined) return null
  return (
    <SelectField
      label={texts.subCategory}
      error={error}
      value=""
      onChange={({ target }) => onAdd(target.value)}
    >
      <option value="">{texts.addSubCategory}</option>
      {offered.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

interface ScopeChipsProps {
  draft: CodeDraft
  subCategories: readonly SubCategory[]
  onTakeOff(changes: Partial<CodeDraft>): void
  /** The button that opens the choices. */
  children: ReactNode
}

const ScopeChips = ({
  draft: { categories, subCategories: kinds, skus, customer },
  subCategories,
  onTakeOff,
  children,
}: ScopeChipsProps) => (
  <div className={styles.chips}>
    {isForAll({ categories, subCategories: kinds, skus }) && <PlainChip text={texts.allProducts} />}
    {categories.map((category) => (
      <ChosenChip
        key={category}
        text={texts.categoryNames[category]}
        label={texts.takeArticleOff(texts.categoryNames[category])}
        onTakeOff={() => onTakeOff({ categories: categories.filter((one) => one !== category) })}
      />
    ))}
    {kinds.map((kind) => (
      <ChosenChip
        key={kind}
        text={subCategoryLabel(subCategories, kind)}
        label={texts.takeArticleOff(subCategoryLabel(subCategories, kind))}
        onTakeOff={() => onTakeOff({ subCategories: kinds.filter((one) => one !== kind) })}
      />
    ))}
    {skus.length > 0 && <PlainChip text={texts.articles(skus.length)} />}
    {customer && (
      <ChosenChip
        text={customer.name || texts.oneCustomer}
        label={texts.takeArticleOff(customer.name || texts.oneCustomer)}
        onTakeOff={() => onTakeOff({ customer: null })}
      />
    )}
    {children}
  </div>
)

/** The products and customers that a code is limited to. By default there is no limit. */
export function CodeScope({ draft, subCategories, errors, onChange }: CodeScopeProps) {
  const { categories, subCategories: kinds, skus, pasted } = draft
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const narrow = useRef<HTMLButtonElement>(null)
  const mayReadCustomers = usePermission('customers:read')
  const isShown = isOpen || errors.skus !== undefined || errors.subCategories !== undefined

  function takeOff(changes: Partial<CodeDraft>) {
    narrow.current?.focus()
    onChange(changes)
  }

  return (
    <fieldset className={styles.articles}>
      <legend>{texts.scope}</legend>
      <ScopeChips draft={draft} subCategories={subCategories} onTakeOff={takeOff}>
        <OfferedChip
          ref={narrow}
          aria-expanded={isShown}
          aria-controls={panel}
          onClick={() => setOpen(!isShown)}
        >
          <Icon node={Plus} />
          {texts.narrow}
        </OfferedChip>
      </ScopeChips>
      {errors.customerId && (
        <p role="alert" className={styles.unknown}>
          {errors.customerId}
        </p>
      )}
      <div id={panel} className={styles.panel}>
        {isShown && (
          <div className={styles.scope}>
            {CATEGORIES.map((category) => (
              <CheckField
                key={category}
                label={texts.categoryNames[category]}
                checked={categories.includes(category)}
                onChange={({ target }) =>
                  onChange({
                    categories: target.checked
                      ? [...categories, category]
                      : categories.filter((one) => one !== category),
                  })
                }
              />
            ))}
          </div>
        )}
        {isShown && (
          <CodeSubCategories
            offered={subCategoriesIn(subCategories, categories).filter(({ name }) => !kinds.includes(name))}
            error={errors.subCategories}
            onAdd={(kind) => onChange({ subCategories: [...kinds, kind] })}
          />
        )}
        <Suspense>
          <CodeArticles
            skus={skus}
            pasted={pasted}
            error={errors.skus}
            isOpen={isShown}
            onChange={onChange}
          />
        </Suspense>
        {isShown && mayReadCustomers && (
          <fieldset className={styles.articles}>
            <legend>{texts.onlyForCustomer}</legend>
            <Suspense>
              <CustomerSearch onChoose={({ id, name }) => onChange({ customer: { id, name } })} />
            </Suspense>
          </fieldset>
        )}
      </div>
    </fieldset>
  )
}
