import { Icon } from '@little-dunes/design/icon.tsx'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { Plus } from 'lucide'
import { Suspense, useId, useRef, useState } from 'react'
import type { CodeDraft } from '#codes/code-draft'
import styles from '#codes/code-form.module.css'
import { codesMessages as texts } from '#codes/codes-messages'
import { ChosenChip, OfferedChip, PlainChip } from '#codes/scope-chips.tsx'
import { usePermission } from '#platform/member'
import { CheckField } from '#ui/form/field.tsx'
import { late } from '#ui/late'

const CodeArticles = late(async () => (await import('#codes/code-articles.tsx')).CodeArticles)
const ShopperSearch = late(async () => (await import('#codes/shopper-search.tsx')).ShopperSearch)

interface CodeScopeProps {
  draft: CodeDraft
  errors: { skus?: string | undefined; shopperId?: string | undefined }
  onChange(changes: Partial<CodeDraft>): void
}

/** What a code is for, and for whom: everything and everybody, unless it is narrowed. */
export function CodeScope({
  draft: { categories, skus, pasted, shopper },
  errors,
  onChange,
}: CodeScopeProps) {
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const narrow = useRef<HTMLButtonElement>(null)
  const mayReadShoppers = usePermission('shoppers:read')
  const isShown = isOpen || errors.skus !== undefined

  function takeOff(changes: Partial<CodeDraft>) {
    narrow.current?.focus()
    onChange(changes)
  }

  return (
    <fieldset className={styles.articles}>
      <legend>{texts.scope}</legend>
      <div className={styles.chips}>
        {categories.length + skus.length === 0 && <PlainChip text={texts.allProducts} />}
        {categories.map((category) => (
          <ChosenChip
            key={category}
            text={texts.categoryNames[category]}
            label={texts.takeArticleOff(texts.categoryNames[category])}
            onTakeOff={() => takeOff({ categories: categories.filter((one) => one !== category) })}
          />
        ))}
        {skus.length > 0 && <PlainChip text={texts.articles(skus.length)} />}
        {shopper && (
          <ChosenChip
            text={shopper.name || texts.oneShopper}
            label={texts.takeArticleOff(shopper.name || texts.oneShopper)}
            onTakeOff={() => takeOff({ shopper: null })}
          />
        )}
        <OfferedChip
          ref={narrow}
          aria-expanded={isShown}
          aria-controls={panel}
          onClick={() => setOpen(!isShown)}
        >
          <Icon node={Plus} />
          {texts.narrow}
        </OfferedChip>
      </div>
      {errors.shopperId && (
        <p role="alert" className={styles.unknown}>
          {errors.shopperId}
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
        <Suspense>
          <CodeArticles
            skus={skus}
            pasted={pasted}
            error={errors.skus}
            isOpen={isShown}
            onChange={onChange}
          />
        </Suspense>
        {isShown && mayReadShoppers && (
          <fieldset className={styles.articles}>
            <legend>{texts.onlyForShopper}</legend>
            <Suspense>
              <ShopperSearch onChoose={({ id, name }) => onChange({ shopper: { id, name } })} />
            </Suspense>
          </fieldset>
        )}
      </div>
    </fieldset>
  )
}
