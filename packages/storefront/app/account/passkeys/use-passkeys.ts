import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/client'
import { showToast } from '#ui/toast/toast-store'

export type Passkey = ReplyOf<'POST /api/user/passkeys'>['passkeys'][number]

/** The server's list of passkeys; a reload keeps the previous list on screen. */
export function usePasskeys() {
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    call('POST /api/user/passkeys', {}).then(
      (answer) => (answer.success ? setPasskeys(answer.passkeys) : setFailed(true)),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])

  /** Makes a change, shows the result and reloads the list. Returns false on failure. */
  async function change(send: () => Promise<{ success: boolean; message: string }>): Promise<boolean> {
    try {
      const { success, message } = await send()
      showToast(message, success ? {} : { kind: 'error' })
      if (success) load()
      return success
    } catch (cause) {
      showToast((cause as Error).message, { kind: 'error' })
      return false
    }
  }

  return { passkeys, failed, load, change }
}
