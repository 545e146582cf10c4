import type { InputOf } from '@little-dunes/domain/contract/calls'
import { useEffect, useRef, useState } from 'react'
import { askDevice, stopWaiting, suggestsPasskeys } from '#account/passkeys/ask-device'
import { passkeysMessages } from '#account/passkeys/passkeys-messages'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'

type Answer = InputOf<'POST /api/user/passkey-login'>['answer']

/** Has a passkey of this device sign a new challenge of the shop; null when none does. */
async function answerOfDevice(inField: boolean): Promise<Answer | null> {
  const begun = await call('POST /api/user/passkey-login/begin', {})
  if (!begun.success) throw new Error(begun.message)
  return askDevice(begun.options, { inField })
}

const suggestedAnswer = async () => ((await suggestsPasskeys()) ? answerOfDevice(true) : null)

/** Sign-in by passkey: by a button, and from the suggestions of the first field once it has the focus. */
export function usePasskeySignIn({ begin, fail }: { begin(): void; fail(cause: unknown): void }) {
  const t = useMessages(passkeysMessages)
  const signIn = useSession((session) => session.signIn)
  const [busy, setBusy] = useState(false)
  const offered = useRef(false)
  useEffect(
    () => () => {
      if (offered.current) stopWaiting().catch(() => undefined)
    },
    [],
  )

  async function finish(answer: Answer): Promise<void> {
    const outcome = await call('POST /api/user/passkey-login', { answer })
    if (!outcome.success) throw new Error(outcome.message)
    signIn(outcome)
  }

  /** The customer did not ask for suggestions, so failures stay silent. */
  async function offer(): Promise<void> {
    if (offered.current) return
    offered.current = true
    const answer = await suggestedAnswer().catch(() => null)
    if (answer) await finish(answer).catch(fail)
  }

  async function use(): Promise<void> {
    if (busy) return
    setBusy(true)
    offered.current = true
    begin()
    try {
      const answer = await answerOfDevice(false)
      if (!answer) throw new Error(t.notUsed)
      await finish(answer)
    } catch (cause) {
      fail(cause)
    } finally {
      setBusy(false)
    }
  }

  return { busy, offer: () => void offer(), use: () => void use() }
}
