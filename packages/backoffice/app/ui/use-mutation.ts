import type { CallName, InputOf, ReplyOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/client'
import { dismissErrors, showError } from '#ui/toast/toast-store'

const namesField = ({ field }: WireRefusal): boolean => field !== undefined

/**
 * Makes a call that changes the screen's data and reloads the screen. The caller shows refusals that name a `field` or
 * that `isOwn` accepts; all others are shown here until the call succeeds. Returns null without an answer.
 */
export function useMutation(isHandled = namesField) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function change<Name extends CallName>(
    name: Name,
    input: InputOf<Name>,
    idempotencyKey?: string,
  ): Promise<ReplyOf<Name> | WireRefusal | null> {
    setBusy(true)
    try {
      const answer = await call(name, input, idempotencyKey === undefined ? {} : { idempotencyKey })
      if (!isWireRefusal(answer)) dismissErrors(name)
      else {
        // Once the refusal is shown, the button can be pressed again.
        setBusy(false)
        if (!isHandled(answer)) showError(answer.message, name)
      }
      await revalidate()
      return answer
    } catch (error) {
      showError(error, name)
      return null
    } finally {
      setBusy(false)
    }
  }

  return { busy, change }
}
