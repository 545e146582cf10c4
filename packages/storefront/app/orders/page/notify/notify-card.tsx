import type { WireOrderPage } from '@little-dunes/domain/contract/orders/order-page-calls'
import { useEffect, useState } from 'react'
import { notifyMessages } from '#orders/page/notify/notify-messages'
import { canBeNotified, knownEndpoint, subscribeDevice } from '#orders/page/notify/push-device'
import styles from '#orders/page/order-page.module.css'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-store'

interface NotifyCardProps {
  page: WireOrderPage
  pushKey: string
  /** Opens the order without an account. */
  orderKey: string | null
}

/** `unknown` until the browser answers; `cannot` hides the card. */
type State = 'unknown' | 'cannot' | 'off' | 'on' | 'denied'

async function readState(number: string): Promise<State> {
  if (!canBeNotified()) return 'cannot'
  if (Notification.permission === 'denied') return 'denied'
  const endpoint = await knownEndpoint()
  if (!endpoint) return 'off'
  const answer = await call('POST /api/order/push-state', { number, endpoint })
  return answer.success && answer.on ? 'on' : 'off'
}

/** Subscribes this browser to the steps of the order; asks for permission only after a press (decision 064). */
export function NotifyCard({ page, pushKey, orderKey }: NotifyCardProps) {
  const t = useMessages(notifyMessages)
  const { number } = page.order
  const [state, setState] = useState<State>('unknown')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    readState(number).then(setState, () => setState('off'))
  }, [number])

  async function tell(): Promise<State> {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    const device = await subscribeDevice(pushKey)
    const answer = await (orderKey === null
      ? call('POST /api/order/push', { number, device })
      : call('POST /api/order/push-linked', { number, key: orderKey, device }))
    showToast(answer.message, answer.success ? {} : { kind: 'error' })
    return answer.success ? 'on' : 'off'
  }

  async function stop(): Promise<State> {
    const endpoint = await knownEndpoint()
    if (!endpoint) return 'off'
    const answer = await call('POST /api/order/push-off', { number, endpoint })
    showToast(answer.message, answer.success ? {} : { kind: 'error' })
    return answer.success ? 'off' : 'on'
  }

  async function press(action: () => Promise<State>): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      setState(await action())
    } catch (cause) {
      console.warn('Could not change the notifications of this device:', cause)
      showToast(t.failed, { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  if (state === 'unknown' || state === 'cannot') return null
  return (
    <section className={styles.card} aria-labelledby="notify">
      <h2 id="notify">{t.heading}</h2>
      {state === 'denied' && <p>{t.denied}</p>}
      {state === 'off' && (
        <>
          <p>{t.hint}</p>
          <Button
            look="outline"
            size="small"
            className={styles.change}
            aria-disabled={busy}
            onClick={() => void press(tell)}
          >
            {t.tell}
          </Button>
        </>
      )}
      {state === 'on' && (
        <>
          <p>{t.on}</p>
          <Button
            look="outline"
            size="small"
            className={styles.change}
            aria-disabled={busy}
            onClick={() => void press(stop)}
          >
            {t.stop}
          </Button>
        </>
      )}
    </section>
  )
}
