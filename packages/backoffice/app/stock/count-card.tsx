import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatShortDateTime, inAed } from '#platform/format'
import { BookFoot } from '#stock/book-foot.tsx'
import { CountRow } from '#stock/count-row.tsx'
import type { CountedSize } from '#stock/counted-size'
import styles from '#stock/counting/counting.module.css'
import { countingMessages } from '#stock/counting/counting-messages'
import { LastScanned } from '#stock/counting/last-scanned.tsx'
import type { PausedCount } from '#stock/counting/paused-count'
import { ScanBox } from '#stock/scan-box.tsx'
import { stockRoomMessages as texts } from '#stock/stock-room-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import tables from '#ui/list/table.module.css'
import { beep } from '#ui/scanner/beep'
import { useScanField } from '#ui/scanner/use-scan-field'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** So often the screen looks what was sold meanwhile. */
const REFRESH_MS = 10_000

const isWhole = (text: string | undefined): text is string => /^\d{1,6}$/.test(text ?? '')

interface CountCardProps {
  title: string
  /** Head of the first column. */
  what: string
  sizes: CountedSize[]
  /** Stands in the ledger beside each movement, unless it is changed. */
  note?: string
  /** A shelf, whose count can be left and gone on with; without one only all of it is counted. */
  shelf?: { name: string; paused: PausedCount | null }
  /**
   * Looks for a scanned size that is not among them, and lies here all the same, or for all sizes of an article number;
   * or says why they are not counted.
   */
  find?(code: string): Promise<readonly CountedSize[] | { problem: string }>
  /** Whether something is counted that would be lost. */
  onUnbooked(isUnbooked: boolean): void
  onDone(isPaused?: boolean): void
}

/** What was expected of a size when it was counted, before the count was left. */
function pausedLine(paused: PausedCount | null, id: string) {
  const line = paused?.lines.find(({ sizeEntryId }) => sizeEntryId === id)
  return line && { stock: line.expected, movement: line.movement }
}

/** Counts sizes while the shop is open: expected, counted, sold meanwhile. */
export function CountCard({
  title,
  what,
  sizes: given,
  note: place = '',
  shelf,
  find,
  onUnbooked,
  onDone,
}: CountCardProps) {
  const { revalidate } = useRevalidator()
  const { busy, change } = useMutation()
  const field = useScanField()
  // What is going on with is the count as it was opened, whatever others pause meanwhile.
  const [paused] = useState(shelf?.paused ?? null)
  const [began] = useState(() => paused?.startedAt ?? Date.now())
  const [begun, setBegun] = useState<ReadonlyMap<string, CountedSize>>(
    () => new Map(given.map((size) => [size.id, { ...size, ...pausedLine(paused, size.id) }])),
  )
  const [counted, setCounted] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries((paused?.lines ?? []).map((line) => [line.sizeEntryId, String(line.counted)])),
  )
  const [last, setLast] = useState<string | null>(null)
  const [problem, setProblem] = useState<{ id: string | null; text: string } | null>(null)
  const [joined, setJoined] = useState<string | null>(null)
  const [note, setNote] = useState(paused?.note || place)
  const [key, setKey] = useState(() => crypto.randomUUID())
  // What is on the screen again and again, and what was scanned besides.
  const present = new Map(given.map((size) => [size.id, size]))
  const rows = [...begun.values()].map((size) => present.get(size.id) ?? size)
  const filled = rows.filter(({ id }) => isWhole(counted[id]))
  const expectedOf = (id: string): number => begun.get(id)?.stock ?? 0
  const sum = filled.reduce((all, { id }) => all + Number(counted[id]) - expectedOf(id), 0)

  useEffect(() => {
    const timer = setInterval(() => void revalidate(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [revalidate])

  const differences = filled.filter(({ id }) => Number(counted[id]) !== expectedOf(id))
  const worth = differences.reduce(
    (all, { id, price }) => all + (Number(counted[id]) - expectedOf(id)) * (price ?? 0),
    0,
  )
  const scanned = rows.find(({ id }) => id === last)

  const isUnbooked = filled.length > 0
  useEffect(() => {
    onUnbooked(isUnbooked)
    return () => onUnbooked(false)
  }, [isUnbooked, onUnbooked])

  function fill(id: string, ...figures: string[]) {
    const ids = rows.some((row) => row.id === id)
      ? rows.slice(rows.findIndex((row) => row.id === id)).map((row) => row.id)
      : [id]
    const filledIn = ids.slice(0, figures.length).map((one, place) => [one, figures[place] ?? ''])
    setCounted((known) => ({ ...known, ...Object.fromEntries(filledIn) }))
    setProblem(null)
    setKey(crypto.randomUUID())
  }

  async function addScanned(code: string) {
    setJoined(null)
    const here = rows.filter(({ codes }) => codes.includes(code))
    const found = here.length > 0 ? here : ((await find?.(code)) ?? { problem: texts.scanUnknown(code) })
    const isFound = !('problem' in found)
    beep(isFound)
    if (!isFound) return setProblem({ id: null, text: found.problem })
    setBegun((known) => {
      const others = found.filter(({ id }) => !known.has(id))
      return new Map([...known, ...others.map((size) => [size.id, size] as const)])
    })
    setProblem(null)
    setKey(crypto.randomUUID())
    const [size, ...others] = found
    if (size === undefined || others.length > 0)
      return setJoined(countingMessages.joined(texts.sizes(found.length), size?.head ?? code))
    setCounted((known) => ({ ...known, [size.id]: String(Number(known[size.id] ?? 0) + 1) }))
    setLast(size.id)
  }
  const scan = (code: string): void => void addScanned(code).catch(showError)

  async function book() {
    const lines = filled.map(({ id }) => ({
      sizeEntryId: id,
      counted: Number(counted[id]),
      movement: begun.get(id)?.movement ?? 0,
    }))
    const on = shelf && paused && { paused: { shelf: shelf.name, version: paused.version } }
    const answer = await change('POST /api/staff/stock/count', { lines, note: note.trim(), ...on }, key)
    if (answer === null) return
    if (isWireRefusal(answer)) {
      const place = Number(/^lines\.(\d+)/.exec(String(answer.field))?.[1])
      return setProblem({ id: filled[place]?.id ?? null, text: answer.message })
    }
    showToast(texts.countBooked(answer.results.length))
    onDone()
  }

  /** Keeps what was counted; nothing of it is booked. */
  async function pause(name: string) {
    const lines = filled.map(({ id }) => ({
      sizeEntryId: id,
      counted: Number(counted[id]),
      expected: expectedOf(id),
      movement: begun.get(id)?.movement ?? 0,
    }))
    const version = paused?.version ?? 0
    const input = { shelf: name, version, startedAt: began, note: note.trim(), lines }
    const answer = await change('POST /api/staff/stock/count/pause', input)
    if (answer === null || isWireRefusal(answer)) return
    showToast(countingMessages.paused)
    onDone(true)
  }

  async function stop() {
    if (shelf && paused) {
      const answer = await change('POST /api/staff/stock/count/discard', {
        shelf: shelf.name,
        version: paused.version,
      })
      if (answer === null || isWireRefusal(answer)) return
    }
    onDone(true)
  }

  return (
    <Card flush>
      <header className={styles.head}>
        <div>
          <h2>{shelf ? countingMessages.counting(shelf.name) : title}</h2>
          <p>
            {countingMessages.progress(
              filled.length,
              rows.length,
              formatShortDateTime(began, Date.now()),
              paused?.startedBy ?? null,
            )}
          </p>
        </div>
        <progress value={filled.length} max={rows.length || 1} aria-label={countingMessages.progressLabel} />
      </header>
      <ScanBox
        label={find ? texts.scanOrArticle : texts.scan}
        field={field}
        onScan={scan}
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
          counted={Number(counted[scanned.id] ?? 0)}
          expected={expectedOf(scanned.id)}
          onChange={(pieces) => fill(scanned.id, String(pieces))}
        />
      )}
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
            {rows.map((size) => (
              <CountRow
                key={size.id}
                size={size}
                expected={expectedOf(size.id)}
                counted={counted[size.id] ?? ''}
                error={problem?.id === size.id ? problem.text : null}
                onChange={(text) => fill(size.id, text)}
                onScan={scan}
                onPasteBlock={(figures) => fill(size.id, ...figures)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <BookFoot
        sum={[
          texts.countSum(filled.length, sum),
          ...(differences.length > 0 ? [countingMessages.differences(differences.length)] : []),
          ...(worth === 0 ? [] : [inAed(worth)]),
        ].join(' · ')}
        noteLabel={texts.countNote}
        note={note}
        onNote={setNote}
      >
        <Button look="outline" onClick={() => void stop()}>
          {texts.cancelCount}
        </Button>
        {shelf && (
          <Button
            look="outline"
            busy={busy}
            disabled={filled.length === 0}
            onClick={() => void pause(shelf.name)}
          >
            {countingMessages.pause}
          </Button>
        )}
        <Button onClick={book} busy={busy} disabled={filled.length === 0}>
          {texts.bookCount}
        </Button>
      </BookFoot>
    </Card>
  )
}
