import type { CallName, InputOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/client'
import { showError } from '#ui/toast/toast-store'

/** Makes a call that changes what is on screen and reads it again; answers whether it was done. */
export function useOrderCall() {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function change<Name extends CallName>(
    name: Name,
    input: InputOf<Name>,
    idempotencyKey?: string,
  ): Promise<boolean> {
    setBusy(true)
    try {
      const answer = await call(name, input, idempotencyKey === undefined ? {} : { idempotencyKey })
      if (isWireRefusal(answer)) showError(answer.message)
      await revalidate()
      return !isWireRefusal(answer)
    } catch (error) {
      showError(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, change }
}
