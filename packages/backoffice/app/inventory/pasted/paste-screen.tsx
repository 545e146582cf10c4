import { MAX_MOVED, PASTED_MOVES, type PastedMove } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { BookFoot } from '#inventory/book-foot.tsx'
import styles from '#inventory/pasted/paste-screen.module.css'
import { readPasted } from '#inventory/pasted/pasted-lines'
import { pastedMessages as texts } from '#inventory/pasted/pasted-messages'
import { PlanTable } from '#inventory/pasted/plan-table.tsx'
import { getDelta, type PlannedLine, planLines } from '#inventory/pasted/planned-lines'
import { useSizes } from '#inventory/pasted/use-sizes'
import { receivingMessages } from '#inventory/receiving-messages'
import { StockViews } from '#inventory/stock-views.tsx'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field, SelectField } from '#ui/form/field.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Page, Stack } from '#ui/page.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'
import { useRequestKey } from '#ui/use-request-key'

const sumUnits = (lines: readonly PlannedLine[], sign: 1 | -1): number =>
  lines.reduce((sum, line) => sum + Math.max(0, sign * getDelta(line)), 0)

/** Books all lines together, then opens the ledger. */
function useBooking(lines: readonly PlannedLine[], note: string, again: () => void) {
  const navigate = useNavigate()
  const { busy, change } = useMutation()
  const request = useRequestKey()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)

  // Navigates after a render without unbooked work: otherwise the guard would ask.
  useEffect(() => {
    if (isDone) void navigate(PATHS.inventoryLedger)
  }, [isDone, navigate])

  async function book() {
    const body = {
      lines: lines.flatMap(({ size, move, units, note: lineNote }) => {
        if (size === null) return []
        const line = { sizeEntryId: size.id, units, note: lineNote || note.trim() }
        return [move === 'counted' ? { ...line, move, movement: size.movement } : { ...line, move }]
      }),
    }
    const answer = await change('POST /api/staff/stock/moves', body, request.keyFor(body))
    if (answer === null) return setRefusal(texts.notAnswered)
    if (!isWireRefusal(answer)) {
      showToast(texts.booked(body.lines.length, new Set(body.lines.map((one) => one.sizeEntryId)).size))
      return setDone(true)
    }
    // Stock has moved since the preview, so the lines are checked again.
    const place = Number(/^lines\.(\d+)/.exec(String(answer.field))?.[1])
    const line = lines[place]
    setRefusal(line ? texts.refused(line.line, answer.message) : answer.message)
    again()
  }

  return { busy, refusal, isDone, book, forgetRefusal: () => setRefusal(null) }
}

/** Movements of many sizes from a spreadsheet: all lines are previewed before they are booked. */
export function Component() {
  const [text, setText] = useState('')
  const [otherwise, setOtherwise] = useState<PastedMove>('received')
  const [note, setNote] = useState('')

  const { lines: read, head } = readPasted(text, texts.reasons, otherwise)
  const isTooLong = read.length > MAX_MOVED
  const { sizes, again, beginAnew } = useSizes(isTooLong ? [] : read.map(({ code }) => code))
  const lines = planLines(read, sizes ?? [])
  const wrong = lines.filter(({ problem }) => problem !== null).length
  const { busy, refusal, isDone, book, forgetRefusal } = useBooking(lines, note, again)
  const isReady = lines.length > 0 && !isTooLong && sizes !== null && wrong === 0

  function paste(changed: string) {
    setText(changed)
    forgetRefusal()
  }

  return (
    <Page
      title={texts.title}
      context={texts.context}
      parent={{ to: PATHS.inventoryReceive, name: receivingMessages.title }}
      actions={<StockViews current="receive" />}
    >
      <Stack>
        {refusal !== null && <InlineAlert kind="error">{refusal}</InlineAlert>}
        <Card>
          <div className={styles.paste}>
            <Field label={texts.rows}>
              {(control) => (
                <textarea
                  {...control}
                  rows={6}
                  dir="auto"
                  spellCheck={false}
                  placeholder={texts.example}
                  value={text}
                  onChange={({ target }) => paste(target.value)}
                  onPaste={({ currentTarget: { selectionStart, selectionEnd, value } }) => {
                    if (selectionEnd - selectionStart === value.length) beginAnew()
                  }}
                />
              )}
            </Field>
            <SelectField
              label={texts.otherwise}
              value={otherwise}
              onChange={({ target }) => {
                const chosen = PASTED_MOVES.find((reason) => reason === target.value)
                if (chosen) setOtherwise(chosen)
              }}
            >
              {PASTED_MOVES.map((reason) => (
                <option key={reason} value={reason}>
                  {texts.reasons[reason]}
                </option>
              ))}
            </SelectField>
          </div>
        </Card>
        <Card title={texts.preview} aside={head !== null && texts.head(head)} flush>
          {isTooLong && <EmptyState text={texts.tooMany(MAX_MOVED)} />}
          {lines.length === 0 && head === null && <EmptyState text={texts.empty} />}
          {lines.length > 0 && !isTooLong && <PlanTable lines={lines} isKnown={sizes !== null} />}
          {lines.length > 0 && (
            <BookFoot
              sum={
                sizes === null
                  ? texts.looking
                  : wrong > 0
                    ? texts.wrong(wrong)
                    : texts.sum(lines.length, sumUnits(lines, 1), sumUnits(lines, -1))
              }
              noteLabel={texts.note}
              note={note}
              onNote={setNote}
            >
              <Button onClick={book} busy={busy} disabled={!isReady}>
                {texts.book}
              </Button>
            </BookFoot>
          )}
        </Card>
      </Stack>
      <LeaveGuard active={text.trim() !== '' && !isDone} title={texts.leaveTitle} text={texts.leaveText} />
    </Page>
  )
}
