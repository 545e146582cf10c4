import type { CallName, InputOf, ReplyOf } from '@little-dunes/domain/contract/calls'
import { type Client, createClient } from '@little-dunes/domain/contract/client'
import type { WireMember } from '@little-dunes/domain/contract/staff/account-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { fetchTransport } from '#platform/fetch-transport'
import { holdFor, untilSignedIn } from '#platform/sign-in-gate'

/** Every call as it is, for who is signing in. */
export const callAsGuest: Client = createClient(fetchTransport)

const SIGNED_OUT = ['session_ended', 'sign_in_required']

/**
 * Every call of a screen. A refusal is an answer; an exception means that there was no answer, and its message can be
 * shown. A session that has ended is asked for again, and the call, which did nothing, is made once more.
 */
export const call: Client = async (name, input, options) => {
  for (;;) {
    const answer = await callAsGuest(name, input, options)
    if (!isWireRefusal(answer) || !SIGNED_OUT.includes(answer.code)) return answer
    await untilSignedIn()
  }
}

/** For loaders: what a call answers. @throws Error with the words of a refusal, which the screen shows; its cause is the code */
export async function load<Name extends CallName>(name: Name, input: InputOf<Name>): Promise<ReplyOf<Name>> {
  const answer = await call(name, input)
  if (isWireRefusal(answer)) throw new Error(answer.message, { cause: answer.code })
  return answer
}

/** Who is signed in; while nobody is, asks for a sign-in. */
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
