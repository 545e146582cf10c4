import { Icon } from '@little-dunes/design/icon.tsx'
import { MAX_SKUS } from '@little-dunes/domain/orders/discount-codes'
import { X } from 'lucide'
import { type MouseEvent, useState } from 'react'
import { parseSkus } from '#discounts/code-draft'
import styles from '#discounts/code-form.module.css'
import { codesMessages as texts } from '#discounts/codes-messages'
import { useArticles } from '#discounts/use-articles'
import { load } from '#platform/client'
import { localName } from '#platform/local-name'
import { Button } from '#ui/button.tsx'
import { commaList } from '#ui/display/comma-list'
import { Field } from '#ui/form/field.tsx'
import { ProductRow } from '#ui/product-search/product-row.tsx'
import { ProductSearch } from '#ui/product-search/product-search.tsx'
import { showError } from '#ui/toast/toast-store'

interface CodeArticlesProps {
  skus: readonly string[]
  pasted: string
  error: string | undefined
  /** Shows the search for more products. */
  isOpen: boolean
  onChange(changes: { skus?: readonly string[]; pasted?: string }): void
}

/** Products that a code applies to, by SKU; without any it applies to all. */
export function CodeArticles({ skus, pasted, error, isOpen, onChange }: CodeArticlesProps) {
  const known = useArticles(skus)
  const [busy, setBusy] = useState(false)
  const unknown = skus.filter((sku) => known.get(sku) === null)
  const typed = parseSkus(pasted)

  function takeOff({ currentTarget }: MouseEvent<HTMLButtonElement>, sku: string) {
    const row = currentTarget.closest('li')
    const beside = row?.nextElementSibling ?? row?.previousElementSibling
    const next = beside?.querySelector('button') ?? currentTarget.closest('fieldset')?.querySelector('input')
    next?.focus()
    onChange({ skus: skus.filter((one) => one !== sku) })
  }

  async function add() {
    setBusy(true)
    try {
      const { products } = await load('POST /api/staff/codes/articles', { skus: typed })
      const asStored = (typedSku: string) =>
        products.find(({ sku }) => sku.toLowerCase() === typedSku.toLowerCase())?.sku ?? typedSku
      onChange({ skus: [...new Set([...skus, ...typed.map(asStored)])], pasted: '' })
    } catch (failure) {
      showError(failure)
    } finally {
      setBusy(false)
    }
  }

  if (!isOpen && skus.length === 0) return null
  return (
    <fieldset className={styles.articles}>
      <legend>{texts.skus}</legend>
      {skus.length > 0 && (
        <ul aria-label={texts.skus}>
          {skus.map((sku) => {
            const product = known.get(sku)
            const name = product ? localName(product) : sku
            return (
              <ProductRow
                key={sku}
                picture={product?.picture ?? null}
                name={name}
                sku={product === null ? texts.unknownArticle : sku}
              >
                <Button
                  look="quiet"
                  size="small"
                  aria-label={texts.takeArticleOff(name)}
                  onClick={(event) => takeOff(event, sku)}
                >
                  <Icon node={X} />
                </Button>
              </ProductRow>
            )
          })}
        </ul>
      )}
      {unknown.length > 0 && (
        <p role="alert" className={styles.unknown}>
          {texts.unknownArticles(commaList(unknown))}
        </p>
      )}
      {isOpen && (
        <>
          <ProductSearch
            without={[...known.values()].flatMap((one) => (one && skus.includes(one.sku) ? one.id : []))}
            onChoose={({ sku }) => onChange({ skus: [...new Set([...skus, sku])] })}
          />
          <details className={styles.paste} open={error !== undefined || undefined}>
            <summary>{texts.pasteArticles}</summary>
            <Field label={texts.articleNumbers} hint={texts.pasteHint} error={error}>
              {(control) => (
                <textarea
                  {...control}
                  rows={3}
                  dir="ltr"
                  value={pasted}
                  onChange={({ target }) => onChange({ pasted: target.value })}
                />
              )}
            </Field>
            <Button
              look="outline"
              size="small"
              busy={busy}
              disabled={typed.length === 0 || typed.length > MAX_SKUS}
              onClick={add}
            >
              {texts.addArticles}
            </Button>
          </details>
        </>
      )}
    </fieldset>
  )
}
