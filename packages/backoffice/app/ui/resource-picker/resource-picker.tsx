import { Combobox } from '@base-ui/react/combobox'
import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { Search } from 'lucide'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { FieldError } from '#ui/form/field.tsx'
import { useFirstWrong } from '#ui/form/first-wrong'
import { useOpenChoice } from '#ui/resource-picker/open-choices'
import styles from '#ui/resource-picker/resource-picker.module.css'
import { useSearch } from '#ui/resource-picker/use-search'
import { showError } from '#ui/toast/toast-store'

interface Choosable {
  id: string
  /** The words are its exact code: Enter chooses it. */
  isExact?: boolean
}

interface ResourcePickerProps<Result> {
  texts: {
    search: string
    searchHint: string
    results: string
    nothingFound(words: string): string
    /** Error when a form is saved without a choice. */
    unchosen: string
  }
  /** Must be a stable function. */
  find(q: string): Promise<Result[]>
  /** Ids that cannot be chosen. */
  without?: readonly string[]
  onChoose(result: Result, words: string): void
  children(result: Result): ReactNode
}

/** A search field with results below; one is chosen by pointer, or by arrow keys and Enter. */
export function ResourcePicker<Result extends Choosable>({
  texts,
  find,
  without = [],
  onChoose,
  children,
}: ResourcePickerProps<Result>) {
  const [words, setWords] = useState('')
  const [error, setError] = useState<string | null>(null)
  const picker = useRef<HTMLDivElement>(null)
  const id = useId()
  const errorId = `${id}-error`
  const mayChoose = (matches: Result[]) => matches.filter(({ id }) => !without.includes(id))
  const matches = useSearch(words, find)
  const results = matches && mayChoose(matches)
  const hasResults = results !== null && results.length > 0
  useOpenChoice(words.trim() !== '', () => setError(texts.unchosen))
  useFirstWrong(picker, error)

  function change(typed: string) {
    setWords(typed)
    setError(null)
  }

  /** A scanner types a code and Enter before the results arrive. */
  async function chooseTyped() {
    const typed = words.trim()
    if (typed === '') return
    try {
      const all = mayChoose(await find(typed))
      const one = all.find(({ isExact }) => isExact) ?? (all.length === 1 ? all[0] : undefined)
      if (!one) return
      // Text typed meanwhile stays.
      setWords((now) => (now.trim() === typed ? '' : now))
      onChoose(one, typed)
    } catch (failure) {
      showError(failure)
    }
  }

  function handleEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would submit the surrounding form.
    event.preventDefault()
    if (!event.currentTarget.getAttribute('aria-activedescendant')) void chooseTyped()
  }

  return (
    <div ref={picker} className={styles.finder}>
      <Combobox.Root<Result>
        inline
        open={results !== null}
        items={results ?? []}
        filter={null}
        value={null}
        onValueChange={(one) => {
          if (!one) return
          change('')
          onChoose(one, words.trim())
        }}
        itemToStringLabel={({ id }) => id}
        inputValue={words}
        onInputValueChange={(typed, { reason }) => reason === 'input-change' && change(typed)}
      >
        <label htmlFor={id} className={clsx(styles.search, error && styles.wrong)}>
          <Icon node={Search} />
          <Combobox.Input
            id={id}
            aria-label={texts.search}
            placeholder={texts.searchHint}
            maxLength={100}
            // Base UI calls an inline list expanded even without a list.
            aria-expanded={hasResults}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onKeyDown={handleEnter}
          />
        </label>
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <p role="status" className={styles.none}>
          {results?.length === 0 && texts.nothingFound(words.trim())}
        </p>
        {hasResults && (
          <Combobox.List aria-label={texts.results}>
            {(one: Result) => (
              <Combobox.Item key={one.id} value={one} className={styles.option}>
                {children(one)}
              </Combobox.Item>
            )}
          </Combobox.List>
        )}
      </Combobox.Root>
    </div>
  )
}
