import { useState } from 'react'
import { type CheckoutDraft, readDraft, writeDraft } from '#checkout/checkout-draft'
import { sessionStore } from '#platform/browser-storage'
import { useSession } from '#platform/session'

/** The customer's draft in this tab, with a setter for parts of it. Only for pages that require a session. */
export function useCheckoutDraft(): [CheckoutDraft, (part: Partial<CheckoutDraft>) => void] {
  const user = useSession((session) => session.user)
  const [draft, setDraft] = useState(() => readDraft(sessionStore, user))
  const change = (part: Partial<CheckoutDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      writeDraft(sessionStore, user, next)
      return next
    })
  return [draft, change]
}
