import { PLACED_DAYS } from '@little-dunes/domain/contract/staff/choices'
import { clsx } from 'clsx'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderQuery } from '#orders/order-query'
import { ordersMessages as texts } from '#orders/orders-messages'
import { formatDate, formatDay, startOfDay, toDay } from '#platform/format'
import { dateProblem } from '#platform/typed-date'
import { Dialog } from '#ui/dialog.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import chipStyles from '#ui/list/filters/chip.module.css'
import { FilterChip } from '#ui/list/filters/chip.tsx'

type Placed = Pick<OrderQuery, 'days' | 'from' | 'until'>

const NOTHING: { [Name in keyof Placed]: undefined } = { days: undefined, from: undefined, until: undefined }

/** Opens the choice of days; no number of days looks like this. */
const BETWEEN = 'between'

/** Includes the year if it is not the current one. */
function inWords(day: string): string {
  const start = startOfDay(day)
  if (Number.isNaN(start)) return day
  return day.slice(0, 4) === toDay(Date.now()).slice(0, 4) ? formatDay(start) : formatDate(start)
}

function formatPlaced({ days, from, until }: Placed): string | null {
  if (days !== undefined) return texts.placedWithin(Number(days))
  if (from !== undefined && until !== undefined) return texts.placedBetween(inWords(from), inWords(until))
  if (from !== undefined) return texts.placedFrom(inWords(from))
  return until === undefined ? null : texts.placedUntil(inWords(until))
}

interface PlacedFilterProps {
  query: OrderQuery
  getAddress(change: { readonly [name: string]: string | undefined }): string
}

export function PlacedFilter({ query, getAddress }: PlacedFilterProps) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const text = formatPlaced(query)
  if (text !== null)
    return <FilterChip text={text} label={texts.without(text)} without={getAddress(NOTHING)} />
  return (
    <>
      <select
        className={clsx(chipStyles.chip, chipStyles.offered)}
        aria-label={texts.placed}
        value=""
        onChange={({ target }) =>
          target.value === BETWEEN ? setOpen(true) : navigate(getAddress({ days: target.value }))
        }
      >
        <option value="">{texts.placed}</option>
        {PLACED_DAYS.map((days) => (
          <option key={days} value={days}>
            {texts.placedWithin(Number(days))}
          </option>
        ))}
        <option value={BETWEEN}>{texts.chooseDays}</option>
      </select>
      {isOpen && (
        <DaysDialog onClose={() => setOpen(false)} onChoose={(days) => navigate(getAddress(days))} />
      )}
    </>
  )
}

/** Two days, of which one may be empty. */
function DaysDialog({ onClose, onChoose }: { onClose(): void; onChoose(days: Placed): void }) {
  const form = useId()
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [error, setError] = useState<string | null>(null)
  const kind = { max: toDay(Date.now()) }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // In React's tree, this form is inside the form of the list.
    event.stopPropagation()
    if (dateProblem(from, kind) ?? dateProblem(until, kind)) return
    if (from === '' && until === '') return setError(texts.dayNeeded)
    if (from !== '' && until !== '' && from > until) return setError(texts.daysInOrder)
    onChoose({ ...(from !== '' && { from }), ...(until !== '' && { until }) })
    onClose()
  }

  return (
    <Dialog onClose={onClose} title={texts.chooseDaysTitle} action={{ label: texts.show, form }}>
      <form id={form} onSubmit={submit} noValidate>
        <DateField
          {...kind}
          label={texts.from}
          value={from}
          error={error}
          onChange={({ target }) => setFrom(target.value)}
        />
        <DateField
          {...kind}
          label={texts.until}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </form>
    </Dialog>
  )
}
