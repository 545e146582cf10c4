import type { Language } from '@little-dunes/domain/i18n/languages'
import { type AnswerMessage, answerMessages } from '@little-dunes/domain/messages/answer-messages'
import type { Refusal, WireRefusal } from '@little-dunes/domain/messages/failures'
import type { FastifyReply } from 'fastify'

/**
 * Answer of an operation: a reply without `success`, which `performCall` adds. `textKey` replaces `message`. Null for a
 * reply with only `success`.
 */
export type Unlocalized<Reply> = keyof Reply extends 'success'
  ? null
  : Omit<Reply, 'success' | 'message'> & { success?: never } & (Reply extends { message: string }
        ? { textKey: AnswerMessage }
        : unknown)

/** Replaces `textKey` by `message`, its text in the requested language (D-62). */
export function localize(answer: Refusal, language: Language): WireRefusal
export function localize(answer: object, language: Language): object
export function localize(answer: object, language: Language): object {
  if ('textKey' in answer) {
    const { textKey, ...rest } = answer
    return { message: getText(String(textKey), language), ...rest }
  }
  // Earlier versions stored answers with the key or the sentence in `message`; they may be replayed (D-43).
  return 'message' in answer ? { ...answer, message: getText(String(answer.message), language) } : answer
}

function getText(key: string, language: Language): string {
  const texts = answerMessages[language]
  return Object.hasOwn(texts, key) ? texts[key as AnswerMessage] : key
}

/** Sets `content-language`, and `vary` for caches. */
export const setContentLanguage = (reply: FastifyReply, language: Language): FastifyReply =>
  reply.header('content-language', language).header('vary', 'accept-language')
