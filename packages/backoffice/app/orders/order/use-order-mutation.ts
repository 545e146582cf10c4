import type { CallName, InputOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { showError } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** Makes a call that changes an order and reloads it; returns true on success. */
export function useOrderMutation() {
  const { busy, change: makeCall } = useMutation()

  async function change<Name extends CallName>(
    name: Name,
    input: InputOf<Name>,
    idempotencyKey?: string,
  ): Promise<boolean> {
    const answer = await makeCall(name, input, idempotencyKey)
    if (answer === null) return false
    if (isWireRefusal(answer) && answer.field !== undefined) showError(answer.message, name)
    return !isWireRefusal(answer)
  }

  return { busy, change }
}
