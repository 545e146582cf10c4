import { Icon } from '@little-dunes/design/icon.tsx'
import { Search } from 'lucide'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { FilterChip, SuggestedFilterChip } from '#ui/chip.tsx'
import styles from '#ui/list-filters.module.css'

/** Typing pauses this long before the list follows. */
const PAUSE_MS = 200

interface ListFiltersProps {
  label: string
  hint: string
  /** What the address searches for. */
  q: string | undefined
  /** The address of the list that searches for something else. */
  addressOf(q: string | undefined): string
  /** Chips. */
  children: ReactNode
}

/** Search and filters above a list; the address says which. */
export function ListFilters({ label, hint, q, addressOf, children }: ListFiltersProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address may change without the field: back, another view.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = q ?? ''
  }, [q])

  function search() {
    clearTimeout(timer.current)
    const typed = field.current?.value.trim() || undefined
    if (typed !== q) navigate(addressOf(typed), { replace: q !== undefined })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    search()
  }

  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        <label className={styles.search}>
          <Icon node={Search} />
          <input
            ref={field}
            type="search"
            aria-label={label}
            placeholder={hint}
            defaultValue={q}
            maxLength={100}
            onInput={() => {
              clearTimeout(timer.current)
              timer.current = setTimeout(search, PAUSE_MS)
            }}
          />
        </label>
        {children}
      </form>
    </search>
  )
}

interface FilterProps {
  text: string
  /** Says what pressing the set filter does. */
  without: string
  isSet: boolean
  /** The list with the filter, or, once it is set, without it. */
  to: string
}

/** A filter in words that can be set and taken off. */
export const Filter = ({ text, without, isSet, to }: FilterProps) =>
  isSet ? (
    <FilterChip text={text} label={without} without={to} />
  ) : (
    <SuggestedFilterChip text={text} to={to} />
  )
