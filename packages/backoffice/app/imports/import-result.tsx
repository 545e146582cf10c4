import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import styles from '#imports/import-result.module.css'
import { importsMessages as texts } from '#imports/imports-messages'
import type { SeenImport } from '#imports/seen-import'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { uiMessages } from '#ui/ui-messages'
import { useMutation } from '#ui/use-mutation'

type Step = 'POST /api/staff/import/start' | 'POST /api/staff/import/undo'

export function ImportResult({ one, onMap }: { one: SeenImport['import']; onMap(): void }) {
  const { busy, change } = useMutation()
  const [isAsking, setAsking] = useState(false)
  const { id, status, added, updated, faulty, interrupted } = one
  const begin = async (step: Step) => {
    const answer = await change(step, { id })
    if (answer !== null && !isWireRefusal(answer)) setAsking(false)
  }
  return (
    <Card title={texts.counts(added, updated, faulty)}>
      <div className={styles.result}>
        {interrupted && (
          <InlineAlert
            kind="error"
            action={
              status !== 'checking' && (
                <Button
                  size="small"
                  busy={busy}
                  onClick={() =>
                    begin(
                      status === 'undoing' ? 'POST /api/staff/import/undo' : 'POST /api/staff/import/start',
                    )
                  }
                >
                  {texts.again}
                </Button>
              )
            }
          >
            {texts.interrupted}
          </InlineAlert>
        )}
        {status === 'failed' && (
          <InlineAlert kind="error">
            {texts.failed} <bdi>{one.failure}</bdi>
          </InlineAlert>
        )}
        {status === 'checked' && (
          <>
            {faulty > 0 && <p>{texts.leftOut(faulty)}</p>}
            {added + updated === 0 && <p>{texts.nothingToDo}</p>}
            <div className={styles.actions}>
              {added + updated > 0 && (
                <Button busy={busy} onClick={() => begin('POST /api/staff/import/start')}>
                  {texts.start(added + updated)}
                </Button>
              )}
              <Button look="outline" onClick={onMap}>
                {texts.changeColumns}
              </Button>
            </div>
          </>
        )}
        {status === 'done' && (
          <>
            <p>{texts.done}</p>
            <Button look="danger" onClick={() => setAsking(true)}>
              {texts.undo}
            </Button>
          </>
        )}
        {status === 'undone' && <p>{texts.undone}</p>}
        {one.remainingChanges.length > 0 && (
          <p>
            {texts.remainingTitle}: <bdi>{one.remainingChanges.join(`${uiMessages.comma} `)}</bdi>
          </p>
        )}
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.undoTitle}
        cancel={texts.cancel}
        action={{
          label: texts.undo,
          look: 'danger',
          busy,
          onClick: () => begin('POST /api/staff/import/undo'),
        }}
      >
        <p>{texts.undoText}</p>
      </Dialog>
    </Card>
  )
}
