/** A received size, with the data of its row. */
export interface ReceivedLine {
  sizeEntryId: string
  /** In words, for screen readers. */
  name: string
  head: string
  detail: string
  picture: string | null
  units: number
  /** For its label: the product, and barcode or SKU; missing in drafts of an earlier version. */
  label?: { productId: string; code: string }
}

/** Scanned units of a delivery that are not in stock yet, the latest scan first. */
export interface DeliveryDraft {
  /** Idempotency key: a retry after a lost answer is booked once. */
  key: string
  note: string
  lines: readonly ReceivedLine[]
}

const KEY = 'delivery'

const emptyDraft = (): DeliveryDraft => ({ key: crypto.randomUUID(), note: '', lines: [] })

const isText = (value: unknown): value is string => typeof value === 'string'

const isLine = (value: unknown): value is ReceivedLine => {
  const line = value as Record<keyof ReceivedLine, unknown> | null
  return (
    typeof line === 'object' &&
    line !== null &&
    [line.sizeEntryId, line.name, line.head, line.detail, line.picture ?? ''].every(isText) &&
    Number.isInteger(line.units)
  )
}

const withLabel = (line: ReceivedLine): boolean =>
  line.label === undefined || [line.label.productId, line.label.code].every(isText)

const isDraft = (value: unknown): value is DeliveryDraft => {
  const draft = value as Record<keyof DeliveryDraft, unknown> | null
  return (
    typeof draft === 'object' &&
    draft !== null &&
    [draft.key, draft.note].every(isText) &&
    Array.isArray(draft.lines) &&
    draft.lines.every((line) => isLine(line) && withLabel(line))
  )
}

function restore(): DeliveryDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isDraft(stored) ? stored : emptyDraft()
  } catch {
    return emptyDraft()
  }
}

let draft: DeliveryDraft | undefined
const listeners = new Set<() => void>()

function tellListeners(): void {
  for (const listen of listeners) listen()
}

/** Survives reloads and ended sessions, and is the same in every tab. */
export const deliveryDraft = {
  read(): DeliveryDraft {
    draft ??= restore()
    return draft
  },
  change(changed: Partial<Pick<DeliveryDraft, 'note' | 'lines'>>): void {
    draft = { ...deliveryDraft.read(), ...changed }
    try {
      localStorage.setItem(KEY, JSON.stringify(draft))
    } catch {
      // Without storage the draft lasts as long as the tab.
    }
    tellListeners()
  },
  /** The next scan begins another delivery. */
  clear(): void {
    draft = undefined
    try {
      localStorage.removeItem(KEY)
    } catch {
      // See above.
    }
    tellListeners()
  },
  subscribe(listener: () => void): () => void {
    const readAgain = (event: StorageEvent) => {
      if (event.key !== KEY && event.key !== null) return
      draft = undefined
      listener()
    }
    listeners.add(listener)
    addEventListener('storage', readAgain)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', readAgain)
    }
  },
}
