import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { z } from 'zod'

/** Refuses input that does not match its schema: 400 with the position, and a separate code for quantities (D-23). */
export function refuseInput(error: z.ZodError): Refusal {
  const path = error.issues[0]?.path ?? []
  const code = path.at(-1) === 'quantity' ? 'invalid_quantity' : 'malformed'
  return refuse(code, path.length ? { field: path.join('.') } : {})
}
