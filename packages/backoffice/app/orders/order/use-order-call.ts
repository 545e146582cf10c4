import type { CallName, InputOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { showError } from '#ui/toast/toast-store'
import { useChange } from '#ui/use-change'

/** Makes a call that changes an order and reads it again; answers whether it was done. */
export function useOrderCall() {
  const { busy, change: makeCall } = useChange()

  async function change<Name extends CallName>(
    name: Name,
    input: InputOf<Name>,
    idempotencyKey?: string,
  ): Promise<boolean> {
    const answer = await makeCall(name, input, idempotencyKey)
    if (answer === null) return false
    if (isWireRefusal(answer) && answer.field !== undefined) showError(answer.message)
    return !isWireRefusal(answer)
  }

  return { busy, change }
}
