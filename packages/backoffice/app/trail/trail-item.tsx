import type { ContentKey } from '@little-dunes/domain/content/content-items'
import type { AuditTrailEntry } from '@little-dunes/domain/contract/staff/trail-calls'
import { Link } from 'react-router'
import { formatDateTime, timeOf } from '#platform/format'
import { PATHS } from '#shell/paths'
import { fieldName, fieldText } from '#trail/field-text'
import styles from '#trail/trail-item.module.css'
import { trailMessages as texts } from '#trail/trail-messages'
import { commaList } from '#ui/display/comma-list'
import { contentName } from '#ui/display/content-name'
import { Initials } from '#ui/display/initials.tsx'
import mirrorStyles from '#ui/mirrored.module.css'
import { UndoChange } from '#ui/undo/undo-change.tsx'

// What an earlier version of the shop recorded may have names that are gone.
const SUBJECTS: Record<string, string | undefined> = texts.subjects
const ACTIONS: Record<string, string | undefined> = texts.actions

/** Where a thing is shown; null where it has no screen. */
function pathOf({ subject, subjectId }: AuditTrailEntry): string | null {
  if (subject === 'order' || subject === 'payment') return `${PATHS.orders}/${subjectId}`
  if (subject === 'product') return `${PATHS.products}/${subjectId}`
  if (subject === 'shopper') return `${PATHS.shoppers}/${subjectId}`
  if (subject === 'code') return `${PATHS.codes}?${new URLSearchParams({ code: subjectId })}`
  if (subject === 'sale') return `${PATHS.sales}?${new URLSearchParams({ sale: subjectId })}`
  if (subject === 'settings') return subjectId === 'search words' ? PATHS.searchWords : PATHS.settings
  if (subject === 'return') return `${PATHS.returns}/${subjectId}`
  if (subject === 'content') return `${PATHS.content}/${subjectId}`
  return subject === 'member' ? PATHS.team : null
}

/** A page or block by the name that 'Pages' has for it; a code by itself, as many other things by what they are. */
function nameOf({ name, subject, subjectId }: AuditTrailEntry, kind: string): string {
  if (name !== null) return name
  if (subject === 'content') return contentName(subjectId as ContentKey) ?? subjectId
  return subject === 'code' ? subjectId : kind
}

function Thing({ change }: { change: AuditTrailEntry }) {
  const kind = SUBJECTS[change.subject] ?? change.subject
  const path = pathOf(change)
  return path === null ? (
    <b>
      {kind} <bdi>{change.name ?? (change.subjectId === 'all' ? null : change.subjectId)}</bdi>
    </b>
  ) : (
    <Link to={path}>
      <bdi>{nameOf(change, kind)}</bdi>
    </Link>
  )
}

function Value({ field, value, look }: { field: string; value: unknown; look?: string | undefined }) {
  if (value === null) return <i className={styles.none}>{texts.none}</i>
  return <span className={look}>{fieldText(field, value)}</span>
}

/** What was done; a step of an order or return is named by where it leads. */
const actionOf = ({ call, changes }: AuditTrailEntry): string =>
  (call.endsWith('/move') ? texts.moves[String(changes.status?.[1])] : null) ?? ACTIONS[call] ?? texts.changed

const isUndone = ({ changes, undone }: AuditTrailEntry): boolean =>
  Object.keys(changes).every((field) => undone.includes(field))

const textOf = (field: string, value: unknown): string =>
  `${fieldName(field)}: ${value === null ? texts.none : fieldText(field, value)}`

/** One change: who did what, each field before and after, and what it undid or how it is undone. */
export const AuditTrailItem = ({ change }: { change: AuditTrailEntry }) => (
  <li className={styles.change}>
    <time dateTime={new Date(change.at).toISOString()}>{timeOf(change.at)}</time>
    <Initials name={change.who} />
    <div>
      <p title={change.address}>
        <b>
          <bdi title={change.actor}>{change.who}</bdi>
        </b>{' '}
        {actionOf(change)} <Thing change={change} />
      </p>
      <dl>
        {Object.entries(change.changes).map(([field, [before, after]]) => (
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
        state={change.undo}
        undone={isUndone(change)}
        label={commaList(Object.keys(change.changes).map(fieldName))}
        textOf={textOf}
      />
    </div>
  </li>
)
