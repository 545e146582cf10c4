import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { DAY } from '@little-dunes/domain/durations'
import { clsx } from 'clsx'
import { useNavigate } from 'react-router'
import { auditLogMessages as texts } from '#audit-log/audit-log-messages'
import { type AuditLogQuery, auditLogAddress } from '#audit-log/audit-log-query'
import { dayOf, formatDate, startOfDay } from '#platform/format'
import { type AddressValues, useComingQuery } from '#ui/list/address/list-address'
import chipStyles from '#ui/list/filters/chip.module.css'
import { FilterChip } from '#ui/list/filters/chip.tsx'
import { ListFilters } from '#ui/list/filters/list-filters.tsx'

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
  addressOf(change: Partial<AuditLogQuery>): string
}

function DayChip({ name, value, addressOf }: DayChipProps) {
  const navigate = useNavigate()
  if (value !== undefined) {
    const text = `${texts[name]} ${inWords(value)}`
    return <FilterChip text={text} label={texts.without(text)} without={addressOf({ [name]: '' })} />
  }
  return (
    <label className={clsx(chipStyles.chip, chipStyles.offered)}>
      {texts[name]}
      <input
        type="date"
        // A partly typed year is not valid yet.
        min={FIRST_DAY}
        max={dayOf(Date.now())}
        onChange={({ target: { value: day, validity } }) =>
          day !== '' && validity.valid && navigate(addressOf({ [name]: day }))
        }
      />
    </label>
  )
}

interface AuditLogFiltersProps extends Pick<ReplyOf<'GET /api/staff/audit-log'>, 'members' | 'subjects'> {
  shown: AuditLogQuery
}

/** Words, person, kind and days, which the address stores. */
export function AuditLogFilters({ shown, members, subjects }: AuditLogFiltersProps) {
  const query = useComingQuery(auditLogAddress, shown)
  const addressOf = (change: AddressValues) => auditLogAddress.changed(query, change)
  const weekAgo = dayOf(Date.now() - (WEEK_DAYS - 1) * DAY)
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
      addressOf={addressOf}
    >
      {query.from !== weekAgo && <DayChip name="from" value={query.from} addressOf={addressOf} />}
      <DayChip name="until" value={query.until} addressOf={addressOf} />
    </ListFilters>
  )
}
