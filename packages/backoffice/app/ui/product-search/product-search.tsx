import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { Search } from 'lucide'
import { useState } from 'react'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import styles from '#ui/product-search/product-search.module.css'
import { productSearchMessages as texts } from '#ui/product-search/product-search-messages'
import { useProductSearch } from '#ui/product-search/use-product-search'

interface ProductSearchProps {
  onChoose(product: ListedProduct): void
  /** Products that cannot be chosen. */
  without?: readonly string[]
}

const stockText = ({ stock, uncountedSizes }: ListedProduct): string =>
  uncountedSizes > 0 ? texts.notCounted : texts.left(stock)

/** Finds a published product by any of its words and numbers. */
export function ProductSearch({ onChoose, without = [] }: ProductSearchProps) {
  const [words, setWords] = useState('')
  const found = useProductSearch(words)?.filter(({ id }) => !without.includes(id))
  return (
    <div className={styles.finder}>
      <label className={styles.search}>
        <Icon node={Search} />
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          // It would send the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      {found?.length === 0 && <p className={styles.none}>{texts.nothingFound(words.trim())}</p>}
      {found && found.length > 0 && (
        <ul className={styles.found} aria-label={texts.results}>
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => {
                  setWords('')
                  onChoose(one)
                }}
              >
                <Thumbnail address={one.picture} />
                <span>
                  <bdi>{one.name}</bdi>
                  <small>
                    <bdi>{one.sku}</bdi> · {stockText(one)}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
