/** A failure of a webhook at its first attempt. */
export interface WebhookEffect {
  effect: 'lost' | 'doubled' | 'late' | 'early'
  /** Milliseconds of `late` deliveries. */
  ms: number
  count: number
  /** Affected event types. Empty for all. */
  types: string[]
}

export interface Fault {
  effect: 'slow' | 'error_before' | 'error_after' | 'cut' | 'unreachable'
  ms: number
  count: number
  method: string
  /** `*` matches any text. */
  path: string
}

/** Set by tests while the sandbox runs. Not stored. */
export class TestControls {
  webhooksOff = false
  #effects: WebhookEffect[] = []
  #faults: Fault[] = []

  turnWebhooks(on: boolean) {
    this.webhooksOff = !on
  }

  addEffect(effect: WebhookEffect) {
    this.#effects.push(effect)
  }

  addFault(fault: Fault) {
    this.#faults.push(fault)
  }

  /** The effect for this event. Counts down the effect. */
  takeEffect(type: string, early: boolean): WebhookEffect | undefined {
    const active = this.#effects.find(
      ({ effect, types, count }) =>
        count > 0 && (effect === 'early') === early && (types.length === 0 || types.includes(type)),
    )
    if (active) active.count -= 1
    return active
  }

  /** All faults for this call. Counts down each. */
  takeFaults(method: string, path: string): Fault[] {
    const active = this.#faults.filter((fault) => fault.count > 0 && matches(fault, method, path))
    for (const fault of active) fault.count -= 1
    return active
  }

  reset() {
    this.webhooksOff = false
    this.#effects = []
    this.#faults = []
  }

  shown() {
    return { webhooks_off: this.webhooksOff, webhooks: this.#effects, faults: this.#faults }
  }
}

function matches({ method, path }: Fault, actualMethod: string, actualPath: string) {
  const pattern = path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\/]/g, '\\$&'))
  return (method === '*' || method === actualMethod) && new RegExp(`^${pattern.join('.*')}$`).test(actualPath)
}
