import type { ContentKey } from '@little-dunes/domain/content/content-items'
import type { AuditLogEntry } from '@little-dunes/domain/contract/audit-log/audit-log-calls'
import type { AuditSubject } from '@little-dunes/domain/contract/audit-log/audit-subject'
import { Link } from 'react-router'
import styles from '#audit-log/audit-log-item.module.css'
import { auditLogMessages as texts } from '#audit-log/audit-log-messages'
import { auditLogAddress } from '#audit-log/audit-log-query'
import { fieldName, fieldText } from '#audit-log/field-text'
import { formatDateTime, formatTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { commaList } from '#ui/display/comma-list'
import { contentName } from '#ui/display/content-name'
import { Initials } from '#ui/display/initials.tsx'
import mirrorStyles from '#ui/mirrored.module.css'
import { roleName } from '#ui/roles/role-name'
import { saysSomething } from '#ui/undo/says-something'
import { UndoChange } from '#ui/undo/undo-change.tsx'

// Entries of earlier versions may contain names that no longer exist.
const SUBJECTS: Record<string, string | undefined> = texts.subjects
const ACTIONS: Record<string, string | undefined> = texts.actions

/** Addresses by kind; other kinds have no screen. */
const PLACES: Partial<Record<AuditSubject, (id: string) => string>> = {
  'api key': () => PATHS.apiKeys,
  code: (code) => `${PATHS.discounts}?${new URLSearchParams({ code })}`,
  content: (name) => `${PATHS.content}/${name}`,
  email: () => PATHS.emails,
  'gift card': () => PATHS.giftCards,
  import: (id) => `${PATHS.imports}/${id}`,
  member: () => PATHS.team,
  message: () => PATHS.messages,
  newsletter: () => PATHS.newsletter,
  order: (id) => `${PATHS.orders}/${id}`,
  payment: (id) => `${PATHS.orders}/${id}`,
  product: (id) => `${PATHS.products}/${id}`,
  question: () => PATHS.questions,
  redirect: () => PATHS.redirects,
  remittance: () => PATHS.cashOnDelivery,
  return: (id) => `${PATHS.returns}/${id}`,
  review: () => PATHS.reviews,
  'review photo': () => PATHS.reviews,
  role: () => PATHS.roles,
  sale: (sale) => `${PATHS.sales}?${new URLSearchParams({ sale })}`,
  settings: (id) => (id === 'search words' ? PATHS.searchWords : PATHS.settings),
  customer: (id) => `${PATHS.customers}/${id}`,
  webhook: () => PATHS.webhooks,
}

/** Kinds whose name is enough, such as order LD-10001. */
const KNOWN_BY_NAME = new Set([
  'code',
  'content',
  'order',
  'payment',
  'product',
  'return',
  'sale',
  'customer',
])

/** Display name: pages and blocks as in 'Pages', codes and addresses as they are; null without a name. */
function getName({ name, subject, subjectId }: AuditLogEntry): string | null {
  if (name !== null) return name
  if (subject === 'role') return roleName({ id: subjectId, name: '' })
  if (subject === 'content') return contentName(subjectId as ContentKey) ?? subjectId
  return (subject === 'code' || subject === 'redirect') && subjectId !== 'all' ? subjectId : null
}

function Thing({ change }: { change: AuditLogEntry }) {
  const kind = SUBJECTS[change.subject] ?? change.subject
  const [name, place] = [getName(change), PLACES[change.subject as AuditSubject]?.(change.subjectId)]
  const text = (
    <>
      {(name === null || !KNOWN_BY_NAME.has(change.subject)) && `${kind} `}
      {name !== null && <bdi>{name}</bdi>}
    </>
  )
  return place === undefined ? <b>{text}</b> : <Link to={place}>{text}</Link>
}

/** The items of one step; a list names their changes. */
const Several = ({ change: { id, subject, changes }, size }: { change: AuditLogEntry; size: number }) => (
  <>
    <Link to={auditLogAddress.path({ groupOf: String(id) })} title={texts.showSeveral}>
      {texts.several(subject, size)}
    </Link>
    <span className={styles.quiet}> · {commaList(Object.keys(changes).map(fieldName))}</span>
  </>
)

function Value({ field, value, look }: { field: string; value: unknown; look?: string | undefined }) {
  if (value === null) return <i className={styles.none}>{texts.none}</i>
  return <span className={look}>{fieldText(field, value)}</span>
}

/** Action in words; a step of an order or return is named by its new status. */
const formatAction = ({ call, changes }: AuditLogEntry): string =>
  (call.endsWith('/move') ? texts.moves[String(changes.status?.[1])] : null) ?? ACTIONS[call] ?? texts.changed

const shownChanges = ({ changes }: AuditLogEntry) =>
  Object.entries(changes).filter(([, [before, after]]) => saysSomething(before, after))

const isUndone = ({ changes, undone, group }: AuditLogEntry): boolean =>
  group ? group.undone === group.size : Object.keys(changes).every((field) => undone.includes(field))

const formatField = (field: string, value: unknown): string =>
  `${fieldName(field)}: ${value === null ? texts.none : fieldText(field, value)}`

/** One change: author, action, old and new values, and its undo or the change that it undid. */
export const AuditLogItem = ({ change }: { change: AuditLogEntry }) => (
  <li className={styles.change}>
    <time dateTime={new Date(change.at).toISOString()}>{formatTime(change.at)}</time>
    <Initials name={change.who} />
    <div>
      <p title={change.address}>
        <b>
          <bdi title={change.actor}>{change.who}</bdi>
        </b>
        {texts.afterName}
        {formatAction(change)}{' '}
        {change.group ? <Several change={change} size={change.group.size} /> : <Thing change={change} />}
      </p>
      <dl>
        {!change.group &&
          shownChanges(change).map(([field, [before, after]]) => (
            <div key={field}>
              <dt>{fieldName(field)}</dt>
              <dd>
                {before !== null && (
                  <>
                    <Value field={field} value={before} look={styles.before} />
                    <span aria-hidden className={mirrorStyles.mirrored}>
                      →
                    </span>
                  </>
                )}
                <Value field={field} value={after} look={styles.after} />
              </dd>
            </div>
          ))}
      </dl>
      {change.undoes && (
        <p className={styles.quiet}>{texts.undoes(change.undoes.who, formatDateTime(change.undoes.at))}</p>
      )}
    </div>
    <div className={styles.undo}>
      <UndoChange
        id={change.id}
        size={change.group?.size}
        state={change.undo}
        undone={isUndone(change)}
        label={commaList(Object.keys(change.changes).map(fieldName))}
        formatField={formatField}
      />
    </div>
  </li>
)
