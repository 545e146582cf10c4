import { type AnswerMessage, answerMessages } from '@little-dunes/domain/answer-messages'
import type { Language } from '@little-dunes/domain/languages'
import type { FastifyReply } from 'fastify'

/** What an operation answers: its `message`, if it has one, names a text. */
export type Unspoken<Reply> = Reply extends { message: string }
  ? Omit<Reply, 'message'> & { message: AnswerMessage }
  : Reply

/**
 * The answer as it leaves the server: where `message` names a text, the text in that language (D-62). Answers that an
 * earlier version kept for a repeat hold the sentence itself, and it stays.
 */
export function inWords<Answer extends object>(answer: Answer, language: Language): Answer {
  if (!('message' in answer)) return answer
  const texts = answerMessages[language]
  const name = String(answer.message)
  return { ...answer, message: Object.hasOwn(texts, name) ? texts[name as AnswerMessage] : name }
}

/** Says which language the words of an answer are in, and that whoever asks in another one gets others. */
export const nameLanguage = (reply: FastifyReply, language: Language): FastifyReply =>
  reply.header('content-language', language).header('vary', 'accept-language')
