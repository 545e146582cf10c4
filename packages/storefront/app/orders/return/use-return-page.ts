import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { WireReturnPage } from '@little-dunes/domain/contract/returns/return-calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useOrderLinkKey } from '#orders/page/use-order-page'
import { returnMessages } from '#orders/return/return-messages'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { showToast } from '#ui/toast/toast-store'

/** Reason for an empty page. */
export type ReturnPageProblem = 'failed' | 'order_not_found' | 'link_ended'

/** Returnable lines and existing returns of an order, by the account or with the link of an email. */
export function useReturnPage(number: string) {
  const t = useMessages(returnMessages)
  const key = useOrderLinkKey()
  const [page, setPage] = useState<WireReturnPage | null>(null)
  const [missing, setMissing] = useState<ReturnPageProblem | null>(null)
  /** The latest request; answers to earlier ones are ignored. */
  const asked = useRef<symbol | null>(null)

  const load = useCallback(async () => {
    const question = Symbol()
    asked.current = question
    setMissing(null)
    const answer = await (key
      ? call('POST /api/return/show-linked', { number, key })
      : call('POST /api/return/show', { number })
    ).catch(() => null)
    if (asked.current !== question) return
    if (answer?.success) return setPage(answer)
    const code = answer?.code
    setMissing(code === 'order_not_found' || code === 'link_ended' ? code : 'failed')
  }, [number, key])

  useEffect(() => void load(), [load])

  const request = (input: InputOf<'POST /api/return/request'>, idempotencyKey: string) =>
    key
      ? call('POST /api/return/request-linked', { ...input, key }, { idempotencyKey })
      : call('POST /api/return/request', input, { idempotencyKey })
  async function cancel(returnNumber: string) {
    const answer = await (key
      ? call('POST /api/return/cancel-linked', { number, returnNumber, key })
      : call('POST /api/return/cancel', { number, returnNumber })
    ).catch(() => null)
    if (answer?.success) showToast(t.calledOff(returnNumber))
    else showToast(answer?.message ?? t.wrong, { kind: 'error' })
    await load()
  }

  const upload = (file: Blob) =>
    key
      ? call('POST /api/return/photo-linked', { number, key, file })
      : call('POST /api/return/photo', { number, file })
  const loadPhotos = useCallback(
    (returnNumber: string) =>
      key
        ? call('POST /api/return/photos-linked', { number, returnNumber, key })
        : call('POST /api/return/photos', { number, returnNumber }),
    [number, key],
  )

  return { page, missing, key, load, request, cancel, upload, loadPhotos }
}
