import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { headingsByUse, type Mapping, missingColumns } from '#imports/import-mapping'
import { importsMessages as texts } from '#imports/imports-messages'
import styles from '#imports/mapping-card.module.css'
import { MappingTable } from '#imports/mapping-table.tsx'
import type { SeenImport } from '#imports/seen-import'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { commaList } from '#ui/display/comma-list'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { useMutation } from '#ui/use-mutation'

interface MappingCardProps {
  one: SeenImport['import']
  /** True after a request for the columns; those of a recognized file are collapsed otherwise. */
  isAsked: boolean
  onDone(): void
}

export function MappingCard({ one, isAsked, onDone }: MappingCardProps) {
  const [mapping, setMapping] = useState<Mapping>(one.mapping)
  const [keepStock, setKeepStock] = useState(one.keepStock)
  const [newSkus, setNewSkus] = useState(one.newSkus)
  const { busy, change } = useMutation()
  const missing = missingColumns(one.columns, mapping)
  const isKnown = one.columns.length === 0
  const { recognisedAs } = one
  const aside = isKnown ? texts.mapKnown : recognisedAs === null && texts.mapHint
  const { taken, leftOut } = headingsByUse(one.headings, mapping)
  const table = <MappingTable one={one} mapping={mapping} onChange={setMapping} />

  async function compare() {
    const answer = await change('POST /api/staff/import/check', {
      id: one.id,
      mapping,
      keepStock,
      newSkus,
    })
    if (answer !== null && !isWireRefusal(answer)) onDone()
  }

  return (
    <Card title={texts.mapTitle} aside={aside} flush>
      {recognisedAs === null ? (
        !isKnown && table
      ) : (
        <>
          <p className={styles.recognised}>
            {texts.recognised[recognisedAs]} {texts.taken(taken.length, taken.length + leftOut.length)}
            {leftOut.length > 0 && <small>{texts.onlyPreserved(commaList(leftOut))}</small>}
          </p>
          <details open={isAsked} className={styles.columns}>
            <summary>{texts.changeColumns}</summary>
            {table}
          </details>
        </>
      )}
      <div className={styles.foot}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={keepStock}
            onChange={({ target }) => setKeepStock(target.checked)}
          />
          {texts.keepStock}
        </label>
        <label className={styles.check}>
          <input type="checkbox" checked={newSkus} onChange={({ target }) => setNewSkus(target.checked)} />
          {texts.newSkus}
        </label>
        {missing.length > 0 && <InlineAlert>{texts.missing(commaList(missing))}</InlineAlert>}
        <Button onClick={compare} busy={busy} disabled={missing.length > 0}>
          {one.status === 'uploaded' ? texts.compare : texts.compareAgain}
        </Button>
      </div>
    </Card>
  )
}
