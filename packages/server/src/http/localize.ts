import { type AnswerMessage, answerMessages } from '@little-dunes/domain/messages/answer-messages'
import type { Language } from '@little-dunes/domain/messages/languages'
import type { FastifyReply } from 'fastify'

/** The answer of an operation: `message`, if there is one, is the key of a text. */
export type Unlocalized<Reply> = Reply extends { message: string }
  ? Omit<Reply, 'message'> & { message: AnswerMessage }
  : Reply

/**
 * Replaces the key in `message` by the text in that language (D-62). Answers stored by an earlier version hold the
 * sentence itself, which stays.
 */
export function localize<Answer extends object>(answer: Answer, language: Language): Answer {
  if (!('message' in answer)) return answer
  const texts = answerMessages[language]
  const name = String(answer.message)
  return { ...answer, message: Object.hasOwn(texts, name) ? texts[name as AnswerMessage] : name }
}

/** Sets `content-language`, and `vary` for caches. */
export const setContentLanguage = (reply: FastifyReply, language: Language): FastifyReply =>
  reply.header('content-language', language).header('vary', 'accept-language')
