import { Icon } from '@little-dunes/design/icon.tsx'
import type { UndoState } from '@little-dunes/domain/contract/audit-log/audit-log-calls'
import { Info } from 'lucide'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import styles from '#ui/undo/undo-change.module.css'
import { undoMessages as texts } from '#ui/undo/undo-messages'
import { useUndo } from '#ui/undo/use-undo'

interface UndoChangeProps {
  /** Id of the change; `fields` limits it to some of its fields. */
  id: number
  fields?: string[]
  /** Number of changes in a step, of which this is the newest; all of them are undone. */
  size?: number | undefined
  state: UndoState
  undone: boolean
  /** Describes the undone change to screen readers. */
  label: string
  /** A field with its value in words. */
  formatField: (field: string, value: unknown) => string
}

/** Button that undoes a change, or the reason why it cannot. Fields that were changed again are named and kept. */
export function UndoChange({ state, undone, ...change }: UndoChangeProps) {
  if (undone) return <Tag>{texts.undone}</Tag>
  if (state === 'recorded') return null
  if (state !== 'possible')
    return (
      <details className={styles.reason}>
        <summary title={texts.reasons[state]} aria-label={texts.whyNot}>
          <Icon node={Info} />
        </summary>
        {texts.reasons[state]}
      </details>
    )
  return <UndoButton {...change} />
}

function UndoButton({ id, fields, size, label, formatField }: Omit<UndoChangeProps, 'state' | 'undone'>) {
  const { busy, conflicts, undo } = useUndo({ id, fields, isGroup: size !== undefined })
  const conflicting = Object.entries(conflicts ?? {})
  const text = size === undefined ? texts.undo : texts.undoSeveral(size)
  return (
    <>
      <Button look="outline" size="small" busy={busy} aria-label={`${text}: ${label}`} onClick={undo}>
        {text}
      </Button>
      {conflicts && (
        <InlineAlert kind="error">
          {conflicting.length === 0 ? texts.laterVersion : texts.changedSince}
          {conflicting.map(([field, value]) => (
            <p key={field}>
              <bdi>{formatField(field, value)}</bdi>
            </p>
          ))}
        </InlineAlert>
      )}
    </>
  )
}
