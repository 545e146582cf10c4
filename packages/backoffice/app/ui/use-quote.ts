import type { CallName, InputOf, ReplyOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect, useState } from 'react'
import { call } from '#platform/client'
import { showError } from '#ui/toast/toast-store'

/** Pause in typing before the price follows, in milliseconds. */
const PAUSE_MS = 200

/** The current price, or the reason why there is none. */
export interface QuoteState<Quote> {
  quote: Quote | null
  refusal: WireRefusal | null
  /** The answer for the current input is loading; the previous one stays until then. */
  pending: boolean
  /** Requests the price again after changes of prices or stock. */
  refresh(): void
}

type Answered<Quote> = Pick<QuoteState<Quote>, 'quote' | 'refusal'> & { answered: string }

/** Requests a quote whenever `input` changes; null requests nothing. */
export function useQuote<Name extends CallName>(
  name: Name,
  input: InputOf<Name> | null,
): QuoteState<ReplyOf<Name>> {
  const [asked, setAsked] = useState(0)
  const request = JSON.stringify({ input, asked })
  const [{ answered, ...state }, setState] = useState<Answered<ReplyOf<Name>>>({
    quote: null,
    refusal: null,
    answered: '',
  })

  useEffect(() => {
    const quoteInput = (JSON.parse(request) as { input: InputOf<Name> | null }).input
    if (quoteInput === null) return setState({ quote: null, refusal: null, answered: request })
    // Drops an answer that arrives after the input changed.
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const answer = await call(name, quoteInput)
        if (!isCurrent) return
        if (isWireRefusal(answer)) setState({ quote: null, refusal: answer, answered: request })
        else setState({ quote: answer, refusal: null, answered: request })
      } catch (error) {
        if (!isCurrent) return
        setState({ quote: null, refusal: null, answered: request })
        showError(error)
      }
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [name, request])

  return { ...state, pending: answered !== request, refresh: () => setAsked((times) => times + 1) }
}
