import type { CallName, InputOf, ReplyOf } from '@little-dunes/domain/contract/calls'
import { type Client, createClient } from '@little-dunes/domain/contract/client'
import type { WireMember } from '@little-dunes/domain/contract/staff/account-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { fetchTransport } from '#platform/fetch-transport'
import { holdFor, untilSignedIn } from '#platform/sign-in-gate'

/** Calls without a request to sign in, for the sign-in itself. */
export const callAsGuest: Client = createClient(fetchTransport)

const SIGNED_OUT = ['session_ended', 'sign_in_required']

/**
 * Calls of screens. A refusal is an answer; an exception means that there was no answer, and its message can be shown.
 * After the end of a session it asks for a sign-in and repeats the call, which had no effect.
 */
export const call: Client = async (name, input, options) => {
  for (;;) {
    const answer = await callAsGuest(name, input, options)
    if (!isWireRefusal(answer) || !SIGNED_OUT.includes(answer.code)) return answer
    await untilSignedIn()
  }
}

/**
 * For loaders: returns the answer of a call. @throws Error with the words of a refusal, which the screen shows; its
 * cause is the code
 */
export async function load<Name extends CallName>(name: Name, input: InputOf<Name>): Promise<ReplyOf<Name>> {
  const answer = await call(name, input)
  if (isWireRefusal(answer)) throw new Error(answer.message, { cause: answer.code })
  return answer
}

/** Asks for a sign-in while signed out. */
export async function requireCurrentStaff(): Promise<WireMember> {
  for (;;) {
    const { member } = await load('GET /api/staff/session', {})
    if (member) {
      holdFor(member)
      return member
    }
    await untilSignedIn()
  }
}
