import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import {
  RETURN_RESOLUTIONS,
  type ReturnResolution,
} from '@little-dunes/domain/orders/returns/return-lifecycle'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import factStyles from '#orders/order/facts.module.css'
import refundStyles from '#orders/refund/refund-dialog.module.css'
import { inAed } from '#platform/format'
import {
  countUnits,
  EMPTY_TAKE_BACK,
  getLineDraft,
  type Returnable,
  sumWorth,
  toReturnInput,
  withLine,
} from '#returns/create-return/create-return-draft'
import { AddReturnLine } from '#returns/create-return/create-return-line.tsx'
import { addReturnMessages as texts } from '#returns/create-return/create-return-messages'
import { returnPath } from '#returns/returns-address'
import { returnsMessages } from '#returns/returns-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { Columns } from '#ui/page.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'
import { useRequestKey } from '#ui/use-request-key'

export function AddReturnForm({ order: { orderId, lines } }: { order: Returnable }) {
  const navigate = useNavigate()
  const { busy, change } = useMutation()
  const request = useRequestKey()
  const [draft, setDraft] = useState(EMPTY_TAKE_BACK)
  const [isAsked, setAsked] = useState(false)
  const [madeId, setMadeId] = useState<string | null>(null)
  const totalUnits = countUnits(draft)

  // Navigates after a render without unsaved work: otherwise the guard would ask.
  useEffect(() => {
    if (madeId !== null) void navigate(returnPath(madeId), { replace: true })
  }, [madeId, navigate])

  async function take() {
    const input = toReturnInput(orderId, draft)
    setAsked(true)
    if (input === null) return
    const answer = await change('POST /api/staff/return/create', input, request.keyFor(input))
    if (answer === null) return
    if (isWireRefusal(answer)) {
      if (answer.field !== undefined) showError(answer.message)
      return
    }
    showToast(texts.taken(returnNumberText(answer.number)))
    setMadeId(answer.returnId)
  }

  return (
    <Columns>
      <Card title={texts.items} flush>
        {lines.every(({ units }) => units === 0) && <InlineAlert>{texts.nothing}</InlineAlert>}
        <ul>
          {lines.map((line) => (
            <AddReturnLine
              key={line.position}
              line={line}
              draft={draft}
              isAsked={isAsked}
              value={getLineDraft(draft, line.position)}
              onChange={(part) => setDraft((before) => withLine(before, line.position, part))}
            />
          ))}
        </ul>
      </Card>
      <Card>
        <div className={refundStyles.choices}>
          <SelectField
            label={texts.wish}
            value={draft.resolution}
            onChange={({ target }) => setDraft({ ...draft, resolution: target.value as ReturnResolution })}
          >
            {RETURN_RESOLUTIONS.map((one) => (
              <option key={one} value={one}>
                {returnsMessages.wishes[one]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={texts.note}
            hint={texts.noteHint}
            dir="auto"
            maxLength={500}
            value={draft.note}
            onChange={({ target }) => setDraft({ ...draft, note: target.value })}
          />
          <dl className={factStyles.facts}>
            <div>
              <dt>{texts.worth}</dt>
              <dd>{inAed(sumWorth(draft, lines))}</dd>
            </div>
          </dl>
          <Button wide busy={busy} disabled={totalUnits === 0} onClick={() => void take()}>
            {texts.take(totalUnits)}
          </Button>
          <p className={refundStyles.warning}>{texts.next}</p>
        </div>
      </Card>
      <LeaveGuard
        active={totalUnits > 0 && madeId === null}
        title={texts.leaveTitle}
        text={texts.leaveText}
      />
    </Columns>
  )
}
