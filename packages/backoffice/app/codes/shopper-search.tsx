import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedShopper } from '@little-dunes/domain/contract/staff/shoppers/shopper-fields'
import { Search } from 'lucide'
import { useState } from 'react'
import { codesMessages as texts } from '#codes/codes-messages'
import { load } from '#platform/client'
import styles from '#ui/product-search/product-search.module.css'
import { useFound } from '#ui/product-search/use-found'

const find = async (q: string) => (await load('GET /api/staff/shoppers', { q })).shoppers

/** Finds a shopper by any part of name, e-mail or phone. */
export function ShopperSearch({ onChoose }: { onChoose(shopper: ListedShopper): void }) {
  const [words, setWords] = useState('')
  const found = useFound(words, find)
  return (
    <div className={styles.finder}>
      <label className={styles.search}>
        <Icon node={Search} />
        <input
          type="search"
          aria-label={texts.findShopper}
          placeholder={texts.findShopper}
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          // It would send the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      {found?.length === 0 && <p className={styles.none}>{texts.noShopper(words.trim())}</p>}
      {found && found.length > 0 && (
        <ul className={styles.found} aria-label={texts.shoppersFound}>
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => {
                  setWords('')
                  onChoose(one)
                }}
              >
                <span>
                  <bdi>{one.name}</bdi>
                  <small>
                    <bdi dir="ltr">{one.phone}</bdi> · <bdi>{one.email}</bdi>
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
