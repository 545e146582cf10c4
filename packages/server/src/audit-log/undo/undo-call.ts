import { type CallName, calls, type InputOf, type ParsedInput } from '@little-dunes/domain/contract/calls'
import type { FieldChange } from '@little-dunes/domain/field-changes'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { CallerOf, Operation, RequestContext } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import type { Shop } from '#shop'

/** A reversed change: from the value after it to the value before it. */
export interface ReversedChange {
  subjectId: string
  at: Date
  fields: Record<string, FieldChange<unknown>>
}

export type Undo = (
  shop: Shop,
  member: StaffMember,
  change: ReversedChange,
  context: RequestContext,
) => Promise<object | null>

/** Input of a call as JSON, before the contract parses it. */
type Input<Name extends CallName> = { [Field in keyof InputOf<Name>]: unknown }

/** Undoes with a writing call of the contract, which compares the fields with their current values (decision 033). */
export const byCall =
  <Name extends CallName>(
    name: Name,
    operation: Operation<Name>,
    toInput: (change: ReversedChange, shop: Shop) => Input<Name> | Refusal | Promise<Input<Name> | Refusal>,
  ): Undo =>
  async (shop, member, change, context) => {
    const input = await toInput(change, shop)
    if (isRefusal(input)) return input
    const parsed = calls[name].input.safeParse(input)
    // The current contract no longer accepts the old values.
    if (!parsed.success) return refuse('cannot_undo', { reason: 'removed' })
    return operation(shop, member as CallerOf<Name>, parsed.data as ParsedInput<Name>, {
      ...context,
      call: name,
    })
  }
