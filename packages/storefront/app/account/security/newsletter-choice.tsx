import { useEffect, useState } from 'react'
import { accountMessages } from '#account/account-messages'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-store'

/** Subscribes to the newsletter or unsubscribes; hidden until the state is loaded. */
export function NewsletterChoice() {
  const t = useMessages(accountMessages)
  const [subscribed, setSubscribed] = useState<boolean | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    call('POST /api/user/newsletter', {}).then(
      (answer) => answer.success && setSubscribed(answer.subscribed),
      () => undefined,
    )
  }, [])

  async function change(next: boolean): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const answer = await call('POST /api/user/newsletter/change', { subscribed: next })
      showToast(answer.message, answer.success ? {} : { kind: 'error' })
      if (answer.success) setSubscribed(next)
    } catch (cause) {
      showToast((cause as Error).message, { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p>{t.newsText}</p>
      <Button
        look="outline"
        aria-disabled={busy || subscribed === null}
        onClick={() => subscribed !== null && change(!subscribed)}
      >
        {subscribed ? t.newsEnd : t.newsBegin}
      </Button>
    </>
  )
}
