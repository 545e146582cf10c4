import { formatDateTime } from '#platform/format'
import styles from '#products/product/form/conflict-note.module.css'
import { productMessages as texts } from '#products/product/product-messages'
import { Button } from '#ui/button.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { uiMessages } from '#ui/ui-messages'

/** A field that two people have changed. */
export interface Conflict {
  field: string
  theirs: unknown
  actor: string | null
  actorName: string | null
  at: number | null
}

interface ConflictNoteProps {
  conflict: Conflict
  name: string
  mine: string
  theirs: string
  onMine(): void
  onTheirs(): void
}

/** Both values of a field that somebody else has changed meanwhile, to choose from. */
export const ConflictNote = ({ conflict, name, mine, theirs, onMine, onTheirs }: ConflictNoteProps) => (
  <InlineAlert kind="error">
    <b>{texts.conflictTitle(name)}</b>
    <dl className={styles.values}>
      <div>
        <dt>{texts.mine}</dt>
        <dd>
          <bdi>{mine}</bdi>
        </dd>
        <Button look="outline" size="small" onClick={onMine}>
          {texts.keepMine}
        </Button>
      </div>
      <div>
        <dt>
          <bdi title={conflict.actor ?? undefined}>{conflict.actorName ?? texts.somebody}</bdi>
          {conflict.at !== null && `${uiMessages.comma} ${formatDateTime(conflict.at)}`}
        </dt>
        <dd>
          <bdi>{theirs}</bdi>
        </dd>
        <Button look="outline" size="small" onClick={onTheirs}>
          {texts.takeTheirs}
        </Button>
      </div>
    </dl>
  </InlineAlert>
)
