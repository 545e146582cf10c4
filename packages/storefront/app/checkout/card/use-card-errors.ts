import type { StripeElementChangeEvent } from '@stripe/stripe-js'
import { useRef, useState } from 'react'
import { CARD_FIELDS, type CardFieldName } from '#checkout/card/card-frame.tsx'
import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'
import { useAfterPointerUp } from '#ui/form/use-after-pointer-up'

interface Problem {
  text: string
  /** A decline, which a toast has already announced. */
  declined?: true
}

type Problems = Partial<Record<CardFieldName, Problem>>

/** The errors of the card fields, from the events of their iframes. */
export function useCardErrors() {
  const t = useMessages(checkoutMessages)
  const events = useRef<Partial<Record<CardFieldName, StripeElementChangeEvent>>>({})
  const [problems, setProblems] = useState<Problems>({})
  const afterPress = useAfterPointerUp()

  function missing(name: CardFieldName): Problem | undefined {
    const state = events.current[name]
    if (state?.error) return { text: state.error.message }
    if (!state || state.empty) return { text: t.problems.required }
    return state.complete ? undefined : { text: t.incomplete[name] }
  }

  return {
    problems,
    /** Further typing clears a decline. */
    changed(name: CardFieldName, event: StripeElementChangeEvent): void {
      events.current[name] = event
      afterPress(() =>
        setProblems((before) => {
          const rest = Object.entries(before).filter(
            ([field, problem]) => field !== name && !problem.declined,
          )
          if (event.error) rest.push([name, { text: event.error.message }])
          return Object.fromEntries(rest)
        }),
      )
    },
    /** The first invalid field. */
    check(): CardFieldName | undefined {
      const entries = CARD_FIELDS.flatMap((name) => {
        const problem = missing(name)
        return problem ? [[name, problem] as const] : []
      })
      setProblems(Object.fromEntries(entries))
      return entries[0]?.[0]
    },
    showError(name: CardFieldName, text: string): void {
      setProblems({ [name]: { text, declined: true } })
    },
  }
}
