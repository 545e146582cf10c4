import { clsx } from 'clsx'
import { type Mapping, withHeading } from '#imports/import-mapping'
import { importsMessages as texts } from '#imports/imports-messages'
import styles from '#imports/mapping-card.module.css'
import type { SeenImport } from '#imports/seen-import'
import tables from '#ui/list/table.module.css'

interface MappingTableProps {
  one: SeenImport['import']
  mapping: Mapping
  onChange(mapping: Mapping): void
}

export function MappingTable({ one, mapping, onChange }: MappingTableProps) {
  const findExample = (heading: string | undefined) => {
    const place = one.headings.indexOf(heading ?? '')
    return one.sample.map((row) => row[place] ?? '').find((cell) => cell !== '') ?? ''
  }
  return (
    <div className={tables.scroll}>
      <table className={clsx(tables.table, tables.cards, styles.mapping)}>
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
                  onChange={({ target }) => onChange(withHeading(mapping, column, target.value))}
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
                <bdi>{findExample(mapping[column])}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
