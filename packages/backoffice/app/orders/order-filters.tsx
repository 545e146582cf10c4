import { Icon } from '@little-dunes/design/icon.tsx'
import { Search } from 'lucide'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import styles from '#orders/order-filters.module.css'
import { type OrderQuery, withQuery } from '#orders/order-query'
import { ordersMessages } from '#orders/orders-messages'
import { textsOf } from '#platform/messages'
import { FilterChip, OfferedChip } from '#ui/chip.tsx'

const texts = textsOf(ordersMessages)

/** Typing pauses this long before the list follows. */
const PAUSE_MS = 200

/** Filters in words, each a value of the address. */
const FILTERS = [
  { name: 'express', value: 'yes', text: texts.onlyExpress },
  { name: 'payment', value: 'cod', text: texts.onlyCash },
  { name: 'payment', value: 'stripe', text: texts.onlyCard },
] as const

/** Search and filters of the list. */
export function OrderFilters({ query }: { query: OrderQuery }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fresh = { ...query, older: undefined, newer: undefined }

  // The address may change without the field: back, another view.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = query.q ?? ''
  }, [query.q])

  function search() {
    clearTimeout(timer.current)
    const q = field.current?.value.trim() || undefined
    if (q !== query.q) navigate(withQuery({ ...fresh, q }), { replace: query.q !== undefined })
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
            aria-label={texts.searchLabel}
            placeholder={texts.searchHint}
            defaultValue={query.q}
            maxLength={100}
            onInput={() => {
              clearTimeout(timer.current)
              timer.current = setTimeout(search, PAUSE_MS)
            }}
          />
        </label>
        {FILTERS.map(({ name, value, text }) =>
          query[name] === value ? (
            <FilterChip
              key={text}
              text={text}
              label={texts.without(text)}
              without={withQuery({ ...fresh, [name]: undefined })}
            />
          ) : (
            <OfferedChip key={text} text={text} to={withQuery({ ...fresh, [name]: value })} />
          ),
        )}
      </form>
    </search>
  )
}
