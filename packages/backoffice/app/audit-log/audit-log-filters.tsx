import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { DAY } from '@little-dunes/domain/durations'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import styles from '#audit-log/audit-log-filters.module.css'
import { auditLogMessages as texts } from '#audit-log/audit-log-messages'
import { type AuditLogQuery, auditLogAddress } from '#audit-log/audit-log-query'
import { formatDate, startOfDay, toDay } from '#platform/format'
import { CalendarButton } from '#ui/form/date-field.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { formatExample, useTypedDate } from '#ui/form/use-typed-date'
import { type AddressValues, useComingQuery } from '#ui/list/address/list-address'
import chipStyles from '#ui/list/filters/chip.module.css'
import { FilterChip } from '#ui/list/filters/chip.tsx'
import { ListFilters } from '#ui/list/filters/list-filters.tsx'
import { uiMessages } from '#ui/ui-messages'

const SUBJECTS: Record<string, string | undefined> = texts.subjects

const WEEK_DAYS = 7
const FIRST_DAY = '2020-01-01'

const inWords = (day: string): string => {
  const start = startOfDay(day)
  return Number.isNaN(start) ? day : formatDate(start)
}

interface DayChipProps {
  name: 'from' | 'until'
  value: string | undefined
  getAddress(change: Partial<AuditLogQuery>): string
}

function EmptyDayChip({ label, onChoose }: { label: string; onChoose(day: string): void }) {
  const id = useId()
  const [value, setValue] = useState('')
  const kind = { min: FIRST_DAY, max: toDay(Date.now()) }
  const { input, error, choose } = useTypedDate({
    ...kind,
    value,
    onChange: ({ target }) => setValue(target.value),
    onCommit: onChoose,
  })
  return (
    <div className={styles.day}>
      <span className={clsx(chipStyles.chip, chipStyles.offered)}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        <input
          {...input}
          id={id}
          placeholder={uiMessages.dates.hint(formatExample(kind))}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <CalendarButton {...kind} value={value} labelId={`${id}-label`} onChoose={choose} />
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

function DayChip({ name, value, getAddress }: DayChipProps) {
  const navigate = useNavigate()
  if (value !== undefined) {
    const text = `${texts[name]} ${inWords(value)}`
    return <FilterChip text={text} label={texts.without(text)} without={getAddress({ [name]: '' })} />
  }
  return <EmptyDayChip label={texts[name]} onChoose={(day) => navigate(getAddress({ [name]: day }))} />
}

interface AuditLogFiltersProps extends Pick<ReplyOf<'GET /api/staff/audit-log'>, 'members' | 'subjects'> {
  shown: AuditLogQuery
}

/** Words, person, kind and days, which the address stores. */
export function AuditLogFilters({ shown, members, subjects }: AuditLogFiltersProps) {
  const query = useComingQuery(auditLogAddress, shown)
  const getAddress = (change: AddressValues) => auditLogAddress.changed(query, change)
  const weekAgo = toDay(Date.now() - (WEEK_DAYS - 1) * DAY)
  return (
    <ListFilters
      label={texts.search}
      hint={texts.searchHint}
      choices={[
        {
          name: 'member',
          label: texts.person,
          options: members.map(({ id, who }) => ({ value: id, text: who })),
        },
        {
          name: 'subject',
          label: texts.kind,
          options: subjects.map((subject) => ({ value: subject, text: SUBJECTS[subject] ?? subject })),
        },
      ]}
      filters={[{ name: 'from', value: weekAgo, text: texts.lastWeek }]}
      without={texts.without}
      query={query}
      getAddress={getAddress}
    >
      {query.from !== weekAgo && <DayChip name="from" value={query.from} getAddress={getAddress} />}
      <DayChip name="until" value={query.until} getAddress={getAddress} />
    </ListFilters>
  )
}
