import type { CallName, InputOf, ReplyOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect, useState } from 'react'
import { call } from '#platform/client'
import { showError } from '#ui/toast/toast-store'

/** Typing pauses this long before the price follows. */
const PAUSE_MS = 200

/** What something costs now, or why it has no price. */
export interface QuoteState<Quote> {
  quote: Quote | null
  refusal: WireRefusal | null
  /** The answer for what is asked now is on its way; the one before is shown till then. */
  pending: boolean
  /** Asks again, since prices or stock have moved. */
  refresh(): void
}

type Answered<Quote> = Pick<QuoteState<Quote>, 'quote' | 'refusal'> & { answered: string }

/** Asks what `input` comes to whenever it changes; null asks nothing. */
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
    const wanted = (JSON.parse(request) as { input: InputOf<Name> | null }).input
    if (wanted === null) return setState({ quote: null, refusal: null, answered: request })
    // An answer that comes after the input was changed is dropped.
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const answer = await call(name, wanted)
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
