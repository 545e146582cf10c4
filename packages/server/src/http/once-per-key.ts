import { createHash } from 'node:crypto'
import type { CallName } from '@little-dunes/domain/contract/calls'
import { isRefusal } from '@little-dunes/domain/messages/failures'
import type { Operation } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import type { Shop } from '#shop'

/** Delays reports after a commit until the outer transaction has committed. */
function reportingLater(shop: Shop, reports: (() => void)[]): Shop {
  const later =
    <Args extends unknown[]>(report: (...args: Args) => void) =>
    (...args: Args) =>
      void reports.push(() => report(...args))
  const { catalogue } = shop
  return {
    ...shop,
    catalogue: {
      isLarge: () => catalogue.isLarge(),
      largeAssortment: () => catalogue.largeAssortment(),
      snapshot: () => catalogue.snapshot(),
      productsById: (ids) => catalogue.productsById(ids),
      changed: later(() => catalogue.changed()),
      productsChanged: later((ids: Iterable<string>) => catalogue.productsChanged(ids)),
      pagesChanged: later(() => catalogue.pagesChanged()),
      stockChanged: later((ids: Iterable<string>) => catalogue.stockChanged(ids)),
    },
    announceOrder: later(shop.announceOrder),
    wakeJobs: later(shop.wakeJobs),
  }
}

/** Input for comparing repeated requests. A file counts by its digest, since serializing its bytes takes seconds. */
function comparable(input: object): object {
  if (!('file' in input && input.file instanceof Uint8Array)) return input
  return { ...input, file: createHash('sha256').update(input.file).digest('base64') }
}

/**
 * A writing call with an API key happens once per `Idempotency-Key` (D-43), in one transaction with the record of its
 * answer. The back office asks people for confirmation instead.
 */
export const oncePerKey =
  <Name extends CallName>(name: Name, operation: Operation<Name>): Operation<Name> =>
  async (shop, caller, input, context) => {
    const { idempotencyKey: key } = context
    if (key === null || !caller || !('isApiKey' in caller) || !caller.isApiKey || !name.startsWith('POST '))
      return operation(shop, caller, input, context)
    let reports: (() => void)[] = []
    const request = { userId: caller.id, call: name, key, body: comparable(input) }
    const { replayed, answer } = await withIdempotencyKey(shop, request, (tx) => {
      reports = []
      return operation(reportingLater(tx, reports), caller, input, { ...context, idempotencyKey: null })
    })
    if (isRefusal(answer)) return answer
    if (replayed) context.setHeader('idempotent-replayed', 'true')
    for (const report of reports) report()
    return answer
  }
