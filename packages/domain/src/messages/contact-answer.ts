import type { MessagesByLanguage } from '#messages/languages'

/** The subject of an answer to a message, in the language of the message. */
export const contactAnswerSubjects: MessagesByLanguage<string> = {
  en: 'Your message to Little Dunes',
  ar: 'رسالتكم إلى ليتل ديونز',
}
