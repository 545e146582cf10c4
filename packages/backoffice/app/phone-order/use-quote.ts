import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect, useState } from 'react'
import { type PhoneOrderDraft, quoteInput } from '#phone-order/phone-order-draft'
import { call } from '#platform/client'
import { showError } from '#ui/toast/toast-store'

/** Typing pauses this long before the price follows. */
const PAUSE_MS = 200

export type Quote = ReplyOf<'POST /api/staff/phone-order/quote'>

/** What the draft costs now, or why it has no price. */
export interface QuoteState {
  quote: Quote | null
  refusal: WireRefusal | null
  /** Asks again, since prices or stock have moved. */
  refresh(): void
}

/** Prices the draft whenever it changes. */
export function useQuote(draft: PhoneOrderDraft): QuoteState {
  const [state, setState] = useState<Pick<QuoteState, 'quote' | 'refusal'>>({ quote: null, refusal: null })
  const [asked, setAsked] = useState(0)
  const request = JSON.stringify({ input: quoteInput(draft), asked })

  useEffect(() => {
    const { input } = JSON.parse(request) as { input: ReturnType<typeof quoteInput> }
    if (!input) return setState({ quote: null, refusal: null })
    // An answer that comes after the order was changed is dropped.
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const answer = await call('POST /api/staff/phone-order/quote', input)
        if (!isCurrent) return
        if (isWireRefusal(answer)) setState({ quote: null, refusal: answer })
        else setState({ quote: answer, refusal: null })
      } catch (error) {
        if (isCurrent) showError(error)
      }
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [request])

  return { ...state, refresh: () => setAsked((times) => times + 1) }
}
