import { answerMessages } from '#messages/answer-messages'
import { type FailureCode, refuse, type WireRefusal } from '#messages/failures'

/** A refusal as the server sends it in English. */
export function aWireRefusal(code: FailureCode, details: Record<string, unknown> = {}): WireRefusal {
  const { textKey, ...refusal } = refuse(code, details)
  return { message: answerMessages.en[textKey], ...refusal }
}
