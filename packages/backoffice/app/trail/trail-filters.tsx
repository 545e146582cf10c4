import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { useNavigate } from 'react-router'
import styles from '#trail/trail-filters.module.css'
import { trailMessages as texts } from '#trail/trail-messages'
import { type AuditTrailQuery, auditTrailPath } from '#trail/trail-query'
import { ButtonLink } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'

const SUBJECTS: Record<string, string | undefined> = texts.subjects

interface TrailFiltersProps extends Pick<ReplyOf<'GET /api/staff/trail'>, 'members' | 'subjects'> {
  query: AuditTrailQuery
}

/** Person, kind and days; the address keeps them. */
export function AuditTrailFilters({ query, members, subjects }: TrailFiltersProps) {
  const navigate = useNavigate()
  const { older: _, newer: __, ...filters } = query
  const choose = (name: keyof AuditTrailQuery) => (event: { target: { value: string } }) =>
    navigate(auditTrailPath({ ...filters, [name]: event.target.value }))
  return (
    <search className={styles.filters} aria-label={texts.filters}>
      <SelectField label={texts.person} value={query.member ?? ''} onChange={choose('member')}>
        <option value="">{texts.everybody}</option>
        {members.map(({ id, who }) => (
          <option key={id} value={id}>
            {who}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.kind} value={query.subject ?? ''} onChange={choose('subject')}>
        <option value="">{texts.everything}</option>
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {SUBJECTS[subject] ?? subject}
          </option>
        ))}
      </SelectField>
      <TextField label={texts.from} type="date" value={query.from ?? ''} onChange={choose('from')} />
      <TextField label={texts.until} type="date" value={query.until ?? ''} onChange={choose('until')} />
      {Object.keys(filters).length > 0 && (
        <ButtonLink look="quiet" size="small" to={auditTrailPath({})}>
          {texts.clear}
        </ButtonLink>
      )}
    </search>
  )
}
