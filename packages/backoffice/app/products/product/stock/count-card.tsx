import { Icon } from '@little-dunes/design/icon.tsx'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { ScanBarcode } from 'lucide'
import { type FormEvent, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatShortDateTime } from '#platform/format'
import styles from '#products/product/stock/count-card.module.css'
import { CountRow, wholeFigure } from '#products/product/stock/count-row.tsx'
import type { SizeOfColour } from '#products/product/stock/size-of-colour'
import { stockMessages as texts } from '#products/product/stock/stock-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import tables from '#ui/list/table.module.css'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** So often the screen looks what was sold meanwhile. */
const REFRESH_MS = 10_000

const isWhole = (text: string | undefined): text is string => /^\d{1,6}$/.test(text ?? '')

interface CountSheetProps {
  sizes: SizeOfColour[]
  /** Whether something is counted that would be lost. */
  onUnbooked(isUnbooked: boolean): void
  onDone(): void
}

/** Counts sizes while the shop is open: expected, counted, sold meanwhile. */
export function CountCard({ sizes, onUnbooked, onDone }: CountSheetProps) {
  const { revalidate } = useRevalidator()
  const { busy, change } = useMutation()
  const [began] = useState(() => Date.now())
  const [begun] = useState(() => new Map(sizes.map(({ size }) => [size.id, size])))
  const [counted, setCounted] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<{ id: string | null; text: string } | null>(null)
  const [note, setNote] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const rows = sizes.filter(({ size }) => size.counted && begun.has(size.id))
  const filled = rows.filter(({ size }) => isWhole(counted[size.id]))
  const expectedOf = (id: string): number => begun.get(id)?.stock ?? 0
  const sum = filled.reduce((all, { size }) => all + Number(counted[size.id]) - expectedOf(size.id), 0)

  useEffect(() => {
    const timer = setInterval(() => void revalidate(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [revalidate])

  const isUnbooked = filled.length > 0
  useEffect(() => {
    onUnbooked(isUnbooked)
    return () => onUnbooked(false)
  }, [isUnbooked, onUnbooked])

  function fill(id: string, ...figures: string[]) {
    const below = rows.slice(rows.findIndex(({ size }) => size.id === id))
    const filledIn = below.slice(0, figures.length).map(({ size }, place) => [size.id, figures[place] ?? ''])
    setCounted({ ...counted, ...Object.fromEntries(filledIn) })
    setProblem(null)
    setKey(crypto.randomUUID())
  }

  function scan(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    const found = rows.find(({ size }) => code !== '' && [size.barcode, size.sku].includes(code))
    event.currentTarget.reset()
    if (found) fill(found.size.id, String(Number(counted[found.size.id] ?? 0) + 1))
    else if (code !== '') setProblem({ id: null, text: texts.scanUnknown(code) })
  }

  async function book() {
    const lines = filled.map(({ size }) => ({
      sizeEntryId: size.id,
      counted: Number(counted[size.id]),
      movement: begun.get(size.id)?.movement ?? 0,
    }))
    const answer = await change('POST /api/staff/stock/count', { lines, note: note.trim() }, key)
    if (answer === null) return
    if (isWireRefusal(answer)) {
      const place = Number(/^lines\.(\d+)/.exec(String(answer.field))?.[1])
      return setProblem({ id: filled[place]?.size.id ?? null, text: answer.message })
    }
    showToast(texts.countBooked(answer.results.length))
    onDone()
  }

  return (
    <Card title={texts.countTitle} aside={texts.countBegun(formatShortDateTime(began, Date.now()))} flush>
      <form className={styles.scan} onSubmit={scan}>
        <label>
          <Icon node={ScanBarcode} />
          <input name="code" aria-label={texts.scan} placeholder={texts.scan} autoComplete="off" />
        </label>
        {problem?.id === null && <p role="alert">{problem.text}</p>}
      </form>
      <div className={tables.scroll}>
        <table className={clsx(tables.table, styles.rows)}>
          <thead>
            <tr>
              <th>{texts.colour}</th>
              <th className={tables.end}>{texts.expected}</th>
              <th className={tables.end}>{texts.meanwhile}</th>
              <th>{texts.counted}</th>
              <th className={tables.end}>{texts.difference}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ colour, size }) => (
              <CountRow
                key={size.id}
                of={{ colour, size }}
                expected={expectedOf(size.id)}
                counted={counted[size.id] ?? ''}
                error={problem?.id === size.id ? problem.text : null}
                onChange={(text) => fill(size.id, text)}
                onPasteBlock={(cells) => fill(size.id, ...cells.map(wholeFigure))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <footer className={styles.foot}>
        <span>{texts.countSum(filled.length, sum)}</span>
        <input
          className={styles.note}
          aria-label={texts.countNote}
          placeholder={texts.countNote}
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button look="outline" onClick={onDone}>
          {texts.cancelCount}
        </Button>
        <Button onClick={book} busy={busy} disabled={filled.length === 0}>
          {texts.bookCount}
        </Button>
      </footer>
    </Card>
  )
}
