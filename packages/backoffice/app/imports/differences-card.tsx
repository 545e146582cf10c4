import type { ImportDifference, ImportItem } from '@little-dunes/domain/contract/imports/import-calls'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from '#imports/differences-card.module.css'
import { importsMessages as texts } from '#imports/imports-messages'
import type { SeenImport } from '#imports/seen-import'
import { load } from '#platform/client'
import { formatDateTime, inAed } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { showError } from '#ui/toast/toast-store'

/** Maximum of differences shown per product; a new product has only its prices and colours. */
const MAX_SHOWN = 12

function valueText({ field }: ImportDifference, value: unknown): string {
  if (value === null || value === undefined)
    return field === 'size' || field === 'colour' ? texts.absent : texts.empty
  if (field === 'price' && typeof value === 'number') return inAed(value)
  if (typeof value === 'string' && field.endsWith('At')) return formatDateTime(Date.parse(value))
  if (typeof value === 'object') return formatValues(value)
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (field === 'discount') return `${String(value)}%`
  const text = String(value)
  return (texts.choices[field]?.[text] ?? text).slice(0, 120) || texts.empty
}

/** Addresses of pictures, or a text in each language. */
const formatValues = (value: object): string =>
  Object.values(value).map(String).join(' · ').slice(0, 120) || texts.empty

const Difference = ({ one }: { one: ImportDifference }) => (
  <p>
    {texts.fields[one.field] ?? one.field}
    {one.of !== '' && ' '}
    <bdi>{one.of}</bdi>: <bdi>{texts.from(valueText(one, one.before), valueText(one, one.after))}</bdi>
  </p>
)

export function DifferencesCard({ seen }: { seen: SeenImport }) {
  const [further, setFurther] = useState<{ items: ImportItem[]; more: boolean } | null>(null)
  const items = [...seen.items, ...(further?.items ?? [])]
  const more = further?.more ?? seen.more

  async function readOn() {
    const after = (items.at(-1)?.position ?? 0) + 1
    const next = await load('GET /api/staff/import', { id: seen.import.id, after })
    setFurther({ items: [...(further?.items ?? []), ...next.items], more: next.more })
  }

  return (
    <Card title={seen.import.status === 'checked' ? texts.differences : texts.changed} flush>
      <ul className={styles.list}>
        {items.map(({ position, productId, name, kind, differences }) => (
          <li key={position}>
            <h3 className={styles.name}>
              {kind === 'new' && seen.import.status === 'checked' ? (
                <bdi>{name}</bdi>
              ) : (
                <Link to={`${PATHS.products}/${productId}`}>
                  <bdi>{name}</bdi>
                </Link>
              )}{' '}
              {kind === 'new' && <Tag look="palm">{texts.newProduct}</Tag>}
            </h3>
            {differences.slice(0, MAX_SHOWN).map((one) => (
              <Difference key={`${one.field} ${one.of}`} one={one} />
            ))}
            {differences.length > MAX_SHOWN && <p>{`+ ${differences.length - MAX_SHOWN}`}</p>}
          </li>
        ))}
      </ul>
      {more && (
        <div className={styles.foot}>
          <Button look="outline" size="small" onClick={() => readOn().catch(showError)}>
            {texts.more}
          </Button>
        </div>
      )}
    </Card>
  )
}
