import type { Sandbox } from '#state/sandbox'
import type { WebhookDelivery } from '#state/tables'
import type { TestControls } from '#switches/switches'
import { createSignature } from '#webhooks/signature'

/** Seconds until the next attempt. Stripe waits for hours, which is too long for tests. */
const backoff = [1, 2, 4, 8, 15, 30, 60]
const giveUpAfter = 3 * 24 * 3_600_000
const timeoutMs = 10_000
const atOnce = 20

export interface Attempt {
  event: string
  type: string
  /** Status of the shop's answer. Null without an answer. */
  status: number | null
}

/** Sends events to the shop until it accepts them. */
export class WebhookSender {
  readonly #sandbox: Sandbox
  readonly #switches: TestControls
  readonly #inFlight = new Map<string, Promise<Attempt>>()
  readonly #begun = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(sandbox: Sandbox, switches: TestControls) {
    this.#sandbox = sandbox
    this.#switches = switches
  }

  /** Sends due events and sets a timer for the next ones. */
  wake() {
    clearTimeout(this.#timer)
    if (this.#closed || this.#switches.webhooksOff) return
    const now = Date.now()
    let next = Infinity
    for (const delivery of this.#sandbox.store.each('deliveries')) {
      // The end of a request wakes the sender again.
      if (this.#inFlight.size >= atOnce) return
      if (this.#inFlight.has(delivery.event)) continue
      if (delivery.dueAt <= now) this.#begin(delivery)
      else next = Math.min(next, delivery.dueAt)
    }
    if (next < Infinity) this.#timer = setTimeout(() => this.wake(), Math.max(next - now, 10))
  }

  /** Sends all waiting events now, even while webhooks are off. Resolves after the shop's answers. */
  async deliverAll(): Promise<Attempt[]> {
    for (const delivery of this.#waiting()) void this.#send(delivery)
    return Promise.all(this.#inFlight.values())
  }

  /** Performs a call. Sends its events with an `early` effect before the answer. */
  async around<T>(work: () => T): Promise<T> {
    const { store } = this.#sandbox
    this.#sandbox.emitted = []
    const done = work()
    const fresh = this.#sandbox.emitted.flatMap((id) => store.get('deliveries', id) ?? [])
    const early = fresh.filter(({ event }) =>
      this.#switches.takeEffect(store.get('events', event)?.type ?? '', true),
    )
    await Promise.all(early.map((delivery) => this.#send(delivery)))
    return done
  }

  /** Sends an event again, even if it was accepted. */
  async deliverAgain(event: string): Promise<Attempt> {
    return this.#post(event)
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  #waiting(): WebhookDelivery[] {
    return this.#sandbox.store.all('deliveries').filter(({ event }) => !this.#inFlight.has(event))
  }

  #begin(delivery: WebhookDelivery) {
    const { store } = this.#sandbox
    const first = delivery.attempts === 0 && !this.#begun.has(delivery.event)
    this.#begun.add(delivery.event)
    const type = store.get('events', delivery.event)?.type ?? ''
    const effect = first ? this.#switches.takeEffect(type, false) : undefined
    if (effect?.effect === 'lost') return store.remove('deliveries', delivery.event)
    if (effect?.effect === 'late') {
      return void store.put('deliveries', delivery.event, { ...delivery, dueAt: Date.now() + effect.ms })
    }
    void this.#send(delivery).then(() => this.wake())
    if (effect?.effect === 'doubled') void this.#post(delivery.event)
  }

  #send(delivery: WebhookDelivery): Promise<Attempt> {
    const sent = this.#post(delivery.event).then((attempt) => {
      this.#inFlight.delete(delivery.event)
      if (!this.#closed) this.#note(delivery, attempt)
      return attempt
    })
    this.#inFlight.set(delivery.event, sent)
    return sent
  }

  #note(delivery: WebhookDelivery, { status }: Attempt) {
    const { store } = this.#sandbox
    const event = store.get('events', delivery.event)
    const taken = status !== null && status >= 200 && status < 300
    const tooOld = !event || Date.now() - event.created * 1000 > giveUpAfter
    store.together(() => {
      if (taken || tooOld) store.remove('deliveries', delivery.event)
      if (!taken && !tooOld) store.put('deliveries', delivery.event, retried(delivery))
    })
  }

  async #post(id: string): Promise<Attempt> {
    const { store, settings } = this.#sandbox
    const event = store.get('events', id)
    const body = JSON.stringify(event, null, 2)
    const attempt = { event: id, type: event?.type ?? '', status: null }
    if (!event || !settings.webhookUrl) return attempt
    try {
      const answer = await fetch(settings.webhookUrl, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': createSignature(body, settings.webhookSecret),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.arrayBuffer()
      return { ...attempt, status: answer.status }
    } catch {
      return attempt
    }
  }
}

function retried({ event, attempts }: WebhookDelivery): WebhookDelivery {
  const seconds = backoff[Math.min(attempts, backoff.length - 1)] ?? 60
  return { event, attempts: attempts + 1, dueAt: Date.now() + seconds * 1000 }
}
