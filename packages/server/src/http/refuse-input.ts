import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { z } from 'zod'

/** A body or query that does not fit its schema: 400, a quantity by its own code (D-23), with the place that is wrong. */
export function refuseInput(error: z.ZodError): Refusal {
  const path = error.issues[0]?.path ?? []
  const code = path.at(-1) === 'quantity' ? 'invalid_quantity' : 'malformed'
  return refuse(code, path.length ? { field: path.join('.') } : {})
}
