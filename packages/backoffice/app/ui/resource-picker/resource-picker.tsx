import { Icon } from '@little-dunes/design/icon.tsx'
import { Search } from 'lucide'
import { type ReactNode, useState } from 'react'
import styles from '#ui/resource-picker/resource-picker.module.css'
import { useFound } from '#ui/resource-picker/use-found'

interface ResourcePickerProps<Found> {
  texts: {
    search: string
    searchHint: string
    results: string
    nothingFound(words: string): string
  }
  /** Stays the same function. */
  find(q: string): Promise<Found[]>
  /** Ids that cannot be chosen. */
  without?: readonly string[]
  onChoose(found: Found): void
  /** A row of the results. */
  children(found: Found): ReactNode
}

/** A search field with its results below, one of which is chosen. */
export function ResourcePicker<Found extends { id: string }>({
  texts,
  find,
  without = [],
  onChoose,
  children,
}: ResourcePickerProps<Found>) {
  const [words, setWords] = useState('')
  const found = useFound(words, find)?.filter(({ id }) => !without.includes(id))
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
                {children(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
