import { Icon } from '@little-dunes/design/icon.tsx'
import { Search } from 'lucide'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { AddressValues } from '#ui/list/address/list-address'
import { FilterChip, SuggestedFilterChip } from '#ui/list/filters/chip.tsx'
import { ChoiceChip, type ChoiceFilter } from '#ui/list/filters/choice-chip.tsx'
import styles from '#ui/list/filters/list-filters.module.css'
import { shortcut } from '#ui/shortcuts/shortcut-keys'

/** Pause in typing before the list follows, in milliseconds. */
const PAUSE_MS = 200

/** A value of the address, in words. */
export interface WordFilter {
  name: string
  value: string
  text: string
}

export interface ListFiltersProps {
  label: string
  hint: string
  filters?: readonly WordFilter[]
  /** Filters with many values, of which one is chosen. */
  choices?: readonly ChoiceFilter[]
  /** Label of a set filter: a click removes it. */
  without?(text: string): string
  query: AddressValues
  /** Address of the first page of the list with a change. */
  getAddress(change: AddressValues): string
  /** Filters of another kind. */
  children?: ReactNode
}

function ChosenFilter({
  choice,
  without,
  query,
  getAddress,
}: Required<Pick<ListFiltersProps, 'without' | 'query' | 'getAddress'>> & { choice: ChoiceFilter }) {
  const { name, options } = choice
  const chosen = query[name]
  if (chosen === undefined)
    return <ChoiceChip choice={choice} getAddress={(value) => getAddress({ [name]: value })} />
  const text = options.find(({ value }) => value === chosen)?.text ?? chosen
  return <FilterChip text={text} label={without(text)} without={getAddress({ [name]: undefined })} />
}

export function ListFilters({
  label,
  hint,
  filters = [],
  choices = [],
  without = String,
  query,
  getAddress,
  children,
}: ListFiltersProps) {
  const { q } = query
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address may change without the field, by Back or another view.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = q ?? ''
  }, [q])

  function search(event: FormEvent) {
    event.preventDefault()
    clearTimeout(timer.current)
    const typed = field.current?.value.trim() || undefined
    if (typed !== q) navigate(getAddress({ q: typed }), { replace: q !== undefined })
  }

  return (
    <search>
      <form className={styles.filters} onSubmit={search}>
        <label className={styles.search}>
          <Icon node={Search} />
          <input
            ref={field}
            type="search"
            {...shortcut('filter')}
            aria-label={label}
            placeholder={hint}
            defaultValue={q}
            maxLength={100}
            onInput={() => {
              clearTimeout(timer.current)
              // A filter may have been chosen meanwhile: sends the form as it is rendered by then.
              timer.current = setTimeout(() => field.current?.form?.requestSubmit(), PAUSE_MS)
            }}
          />
        </label>
        {filters.map(({ name, value, text }) =>
          query[name] === value ? (
            <FilterChip
              key={text}
              text={text}
              label={without(text)}
              without={getAddress({ [name]: undefined })}
            />
          ) : (
            <SuggestedFilterChip key={text} text={text} to={getAddress({ [name]: value })} />
          ),
        )}
        {choices.map((choice) => (
          <ChosenFilter
            key={choice.name}
            choice={choice}
            without={without}
            query={query}
            getAddress={getAddress}
          />
        ))}
        {children}
      </form>
    </search>
  )
}
