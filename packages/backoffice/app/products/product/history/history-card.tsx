import { Icon } from '@little-dunes/design/icon.tsx'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { PencilLine } from 'lucide'
import { useEffect, useState } from 'react'
import { load } from '#platform/client'
import { formatShortDateTime } from '#platform/format'
import { fieldName, valueText } from '#products/product/form/field-names'
import styles from '#products/product/history/history-card.module.css'
import { isCreation, shownFields } from '#products/product/history/history-entries'
import { productMessages as texts } from '#products/product/product-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Actor } from '#ui/display/actor.tsx'
import timelineStyles from '#ui/list/timeline.module.css'
import { showError } from '#ui/toast/toast-store'
import { UndoChange } from '#ui/undo/undo-change.tsx'

type Page = ReplyOf<'GET /api/staff/product/history'>

export function HistoryCard({ product }: { product: WholeProduct }) {
  const [page, setPage] = useState<Pick<Page, 'changes' | 'older'> | null>(null)

  // Reloading the product may mean that something was saved.
  useEffect(() => {
    load('GET /api/staff/product/history', { productId: product.id }).then(setPage, showError)
  }, [product])

  async function readOlder(older: number) {
    const next = await load('GET /api/staff/product/history', { productId: product.id, older })
    setPage((known) => ({ ...next, changes: [...(known?.changes ?? []), ...next.changes] }))
  }

  const formatField = (field: string, value: unknown) =>
    `${fieldName(product, field)}: ${valueText(field, value)}`
  const { changes = [], older = null } = page ?? {}
  return (
    <Card title={texts.history}>
      {page !== null && changes.length === 0 && <p className={styles.quiet}>{texts.noHistory}</p>}
      <ol className={timelineStyles.events}>
        {changes.map(({ id, at, undo, fields, ...change }) => (
          <li key={id}>
            <Icon node={PencilLine} />
            <div className={styles.changes}>
              {isCreation(fields) ? (
                <details>
                  <summary>{texts.created}</summary>
                  {shownFields(fields).map(({ field, after }) => (
                    <small key={field}>
                      <bdi>{formatField(field, after)}</bdi>
                    </small>
                  ))}
                </details>
              ) : (
                shownFields(fields).map(({ field, before, after, undone }) => (
                  <div key={field}>
                    {fieldName(product, field)}
                    <small>
                      <bdi>{texts.from(valueText(field, before), valueText(field, after))}</bdi>
                    </small>
                    <UndoChange
                      id={id}
                      fields={[field]}
                      state={undo === 'possible' ? undo : 'recorded'}
                      undone={undone}
                      label={fieldName(product, field)}
                      formatField={formatField}
                    />
                  </div>
                ))
              )}
              <small>
                <Actor {...change} />
              </small>
            </div>
            <time dateTime={new Date(at).toISOString()}>{formatShortDateTime(at, Date.now())}</time>
          </li>
        ))}
      </ol>
      {older !== null && (
        <Button look="quiet" size="small" onClick={() => readOlder(older).catch(showError)}>
          {texts.olderChanges}
        </Button>
      )}
    </Card>
  )
}
