import { bilingualReason, refundReasons } from '@little-dunes/domain/messages/tax-documents/refund-reasons'
import { useState } from 'react'
import { orderMessages as texts } from '#orders/order/order-messages'
import { PAGE_LANGUAGE } from '#platform/page-language'
import { SelectField, TextField } from '#ui/form/field.tsx'

const OTHER = 'other'

/** Reason of a refund, chosen or typed; `ask` returns it, or reports that it is missing. */
export function useRefundReason() {
  const [chosen, setChosen] = useState('')
  const [words, setWords] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isOther = chosen === OTHER
  const reason = isOther ? words.trim() : chosen
  const error = isAsked && reason === '' ? texts.reasonNeeded : null
  return {
    ask(): string | null {
      setIsAsked(true)
      return reason || null
    },
    fields: (
      <>
        <SelectField
          label={texts.reason}
          value={chosen}
          error={isOther ? null : error}
          onChange={({ target }) => {
            setChosen(target.value)
            setIsAsked(false)
          }}
        >
          <option value="" disabled>
            {texts.chooseReason}
          </option>
          {refundReasons.map((one) => (
            <option key={one.en} value={bilingualReason(one)}>
              {one[PAGE_LANGUAGE]}
            </option>
          ))}
          <option value={OTHER}>{texts.otherReason}</option>
        </SelectField>
        {isOther && (
          <TextField
            label={texts.customReason}
            value={words}
            maxLength={500}
            // Appears when its option is chosen.
            autoFocus
            error={error}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </>
    ),
  }
}
