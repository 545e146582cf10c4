import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { useState } from 'react'
import { type Mapping, missingColumns, withHeading } from '#imports/import-mapping'
import { importsMessages as texts } from '#imports/imports-messages'
import styles from '#imports/mapping-card.module.css'
import type { SeenImport } from '#imports/seen-import'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import tables from '#ui/list/table.module.css'
import { uiMessages } from '#ui/ui-messages'
import { useMutation } from '#ui/use-mutation'

/** Says which column of the file holds what, and compares the file with the shop. */
export function MappingCard({ one, onDone }: { one: SeenImport['import']; onDone(): void }) {
  const [mapping, setMapping] = useState<Mapping>(one.mapping)
  const [keepStock, setKeepStock] = useState(one.keepStock)
  const [newSkus, setNewSkus] = useState(one.newSkus)
  const { busy, change } = useMutation()
  const missing = missingColumns(one.columns, mapping)
  const isKnown = one.columns.length === 0
  const exampleOf = (heading: string | undefined) => {
    const place = one.headings.indexOf(heading ?? '')
    return one.sample.map((row) => row[place] ?? '').find((cell) => cell !== '') ?? ''
  }

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
    <Card title={texts.mapTitle} aside={isKnown ? texts.mapKnown : texts.mapHint} flush>
      {!isKnown && (
        <div className={tables.scroll}>
          <table className={clsx(tables.table, styles.mapping)}>
            <thead>
              <tr>
                <th>{texts.column}</th>
                <th>{texts.heading}</th>
                <th className={styles.example}>{texts.example}</th>
              </tr>
            </thead>
            <tbody>
              {one.columns.map(({ column, heading, needed }) => (
                <tr key={column}>
                  <td>
                    <label htmlFor={`column-${column}`}>
                      {heading} {needed && <small>{texts.needed}</small>}
                    </label>
                  </td>
                  <td>
                    <select
                      id={`column-${column}`}
                      className={styles.select}
                      value={mapping[column] ?? ''}
                      onChange={({ target }) => setMapping(withHeading(mapping, column, target.value))}
                    >
                      <option value="">{texts.notInFile}</option>
                      {one.headings.map((name) => (
                        <option key={name} value={name}>
                          {name}
                        </option>
                      ))}
                    </select>
                  </td>
                  <td className={styles.example}>
                    <bdi>{exampleOf(mapping[column])}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
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
        {missing.length > 0 && (
          <InlineAlert>{texts.missing(missing.join(`${uiMessages.comma} `))}</InlineAlert>
        )}
        <Button onClick={compare} busy={busy} disabled={missing.length > 0}>
          {one.status === 'uploaded' ? texts.compare : texts.compareAgain}
        </Button>
      </div>
    </Card>
  )
}
