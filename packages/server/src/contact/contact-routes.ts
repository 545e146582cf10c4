import { sendMessage } from '#contact/send-message'
import type { Api } from '#http/api'

export function contactRoutes(api: Api): void {
  api.answer('POST /api/contact', sendMessage)
}
