import { sendMessage } from '#contact/send-message'
import type { Answers } from '#http/api'

export const contactRoutes = {
  'POST /api/contact': sendMessage,
} satisfies Answers
