import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { BookFoot } from '#inventory/book-foot.tsx'
import { CountRow } from '#inventory/count-row.tsx'
import type { CountedSize } from '#inventory/counted-size'
import styles from '#inventory/counting/counting.module.css'
import { countingMessages } from '#inventory/counting/counting-messages'
import { LastScanned } from '#inventory/counting/last-scanned.tsx'
import type { PausedCount } from '#inventory/counting/paused-count'
import { type Count, type FindSizes, useCount } from '#inventory/counting/use-count'
import { ScanBox } from '#inventory/scan-box.tsx'
import { stockRoomMessages as texts } from '#inventory/stock-room-messages'
import { formatShortDateTime, inAed } from '#platform/format'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import tables from '#ui/list/table.module.css'
import { useScanField } from '#ui/scanner/use-scan-field'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

interface CountCardProps {
  title: string
  /** Heading of the first column. */
  what: string
  sizes: CountedSize[]
  /** Default note of each movement in the ledger. */
  note?: string
  /** A shelf whose count can be paused and resumed; without one, all sizes must be counted at once. */
  shelf?: { name: string; paused: PausedCount | null }
  find?: FindSizes
  /** Reports whether counted units would be lost. */
  onUnbooked(isUnbooked: boolean): void
  onDone(isPaused?: boolean): void
}

/** Books, pauses or discards a count. A failed call keeps the quantities. */
function useCountCalls({ paused, filled, began, key, setProblem }: Count, { shelf, onDone }: CountCardProps) {
  const { busy, change } = useMutation()

  async function book(note: string) {
    const lines = filled.map(({ id, counted, movement }) => ({ sizeEntryId: id, counted, movement }))
    const on = shelf && paused && { paused: { shelf: shelf.name, version: paused.version } }
    const answer = await change('POST /api/staff/stock/count', { lines, note, ...on }, key)
    if (answer === null) return
    if (isWireRefusal(answer)) {
      const place = Number(/^lines\.(\d+)/.exec(String(answer.field))?.[1])
      return setProblem({ id: filled[place]?.id ?? null, text: answer.message })
    }
    showToast(texts.countBooked(answer.results.length))
    onDone()
  }

  /** Stores the counted units without booking them. */
  async function pause(name: string, note: string) {
    const lines = filled.map(({ id, counted, expected, movement }) => ({
      sizeEntryId: id,
      counted,
      expected,
      movement,
    }))
    const input = { shelf: name, version: paused?.version ?? 0, startedAt: began, note, lines }
    const answer = await change('POST /api/staff/stock/count/pause', input)
    if (answer === null || isWireRefusal(answer)) return
    showToast(countingMessages.paused)
    onDone(true)
  }

  async function stop() {
    if (shelf && paused) {
      const input = { shelf: shelf.name, version: paused.version }
      const answer = await change('POST /api/staff/stock/count/discard', input)
      if (answer === null || isWireRefusal(answer)) return
    }
    onDone(true)
  }

  return { busy, book, pause, stop }
}

function sumText(filled: Count['filled']): string {
  const differing = filled.filter(({ counted, expected }) => counted !== expected)
  const sum = differing.reduce((all, { counted, expected }) => all + counted - expected, 0)
  const worth = differing.reduce(
    (all, { counted, expected, price }) => all + (counted - expected) * (price ?? 0),
    0,
  )
  return [
    texts.countSum(filled.length, sum),
    ...(differing.length > 0 ? [countingMessages.differences(differing.length)] : []),
    ...(worth === 0 ? [] : [inAed(worth)]),
  ].join(' · ')
}

const CountTable = ({ what, count }: { what: string; count: Count }) => (
  <div className={tables.scroll}>
    <table className={clsx(tables.table, tables.cards)}>
      <thead>
        <tr>
          <th>{what}</th>
          <th className={tables.end}>{texts.expected}</th>
          <th className={tables.end}>{texts.meanwhile}</th>
          <th>{texts.counted}</th>
          <th className={tables.end}>{texts.difference}</th>
        </tr>
      </thead>
      <tbody>
        {count.rows.map((size) => (
          <CountRow
            key={size.id}
            size={size}
            expected={count.getExpected(size.id)}
            counted={count.counted[size.id] ?? ''}
            error={count.problem?.id === size.id ? count.problem.text : null}
            onChange={(text) => count.fill(size.id, text)}
            onScan={count.scan}
            onPasteBlock={(figures) => count.fill(size.id, ...figures)}
          />
        ))}
      </tbody>
    </table>
  </div>
)

/** Counts sizes while the shop is open: the expected and counted units, and those sold during the count. */
export function CountCard(props: CountCardProps) {
  const { title, what, sizes, note: place = '', shelf, find, onUnbooked } = props
  const field = useScanField()
  const count = useCount(sizes, shelf?.paused ?? null, find)
  const { paused, filled, rows, scanned, problem, joined } = count
  const { busy, book, pause, stop } = useCountCalls(count, props)
  const [note, setNote] = useState(paused?.note || place)

  const isUnbooked = filled.length > 0
  useEffect(() => {
    onUnbooked(isUnbooked)
    return () => onUnbooked(false)
  }, [isUnbooked, onUnbooked])

  return (
    <Card flush>
      <header className={styles.head}>
        <div>
          <h2>{shelf ? countingMessages.counting(shelf.name) : title}</h2>
          <p>
            {countingMessages.progress(
              filled.length,
              rows.length,
              formatShortDateTime(count.began, Date.now()),
              paused?.startedBy ?? null,
            )}
          </p>
        </div>
        <progress value={filled.length} max={rows.length || 1} aria-label={countingMessages.progressLabel} />
      </header>
      <ScanBox
        label={find ? texts.scanOrArticle : texts.scan}
        field={field}
        onScan={count.scan}
        last={
          problem?.id === null
            ? { isRight: false, text: problem.text }
            : joined === null
              ? null
              : { isRight: true, text: joined }
        }
      />
      {scanned && (
        <LastScanned
          size={scanned}
          counted={Number(count.counted[scanned.id] ?? 0)}
          expected={count.getExpected(scanned.id)}
          onChange={(units) => count.fill(scanned.id, String(units))}
        />
      )}
      <CountTable what={what} count={count} />
      <BookFoot sum={sumText(filled)} noteLabel={texts.countNote} note={note} onNote={setNote}>
        <Button look="outline" onClick={() => void stop()}>
          {texts.cancelCount}
        </Button>
        {shelf && (
          <Button
            look="outline"
            busy={busy}
            disabled={filled.length === 0}
            onClick={() => void pause(shelf.name, note.trim())}
          >
            {countingMessages.pause}
          </Button>
        )}
        <Button onClick={() => void book(note.trim())} busy={busy} disabled={filled.length === 0}>
          {texts.bookCount}
        </Button>
      </BookFoot>
    </Card>
  )
}
