import { type CallName, calls, type InputOf, type ParsedInput } from '@little-dunes/domain/contract/calls'
import type { FieldChange } from '@little-dunes/domain/field-changes'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { CallerOf, Operation, RequestContext } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import type { Shop } from '#shop'

/** A change of the trail the other way round: from what it left to what was before. */
export interface ReversedChange {
  subjectId: string
  /** When the change was made. */
  at: Date
  fields: Record<string, FieldChange<unknown>>
}

/** Makes the call that puts back what a change of the trail has changed. */
export type Undo = (
  shop: Shop,
  member: StaffMember,
  change: ReversedChange,
  context: RequestContext,
) => Promise<object | null>

/** What a call is sent, as JSON that its contract reads. */
type Input<Name extends CallName> = { [Field in keyof InputOf<Name>]: unknown }

/** Undoes by a writing call of the contract, which compares the fields with what they are now (decision 033). */
export const byCall =
  <Name extends CallName>(
    name: Name,
    operation: Operation<Name>,
    inputOf: (change: ReversedChange, shop: Shop) => Input<Name> | Refusal | Promise<Input<Name> | Refusal>,
  ): Undo =>
  async (shop, member, change, context) => {
    const input = await inputOf(change, shop)
    if (isRefusal(input)) return input
    const parsed = calls[name].input.safeParse(input)
    // What the contract of today does not take any more.
    if (!parsed.success) return refuse('cannot_undo', { reason: 'removed' })
    return operation(shop, member as CallerOf<Name>, parsed.data as ParsedInput<Name>, {
      ...context,
      call: name,
    })
  }
