import { useState } from 'react'
import { type CheckoutDraft, readDraft, writeDraft } from '#checkout/checkout-draft'
import { sessionStore } from '#platform/browser-storage'
import { useSession } from '#platform/session'

/** The draft of this shopper in this tab, and how to change a part of it. Only for pages of a signed-in shopper. */
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
