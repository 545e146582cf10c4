import { z } from 'zod'
import { API_KEY_SCOPES } from '#accounts/permissions'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'

const scope = z.enum(API_KEY_SCOPES)
const moment = z.number().int()

/** A key is identified by its name and last four characters. Only its hash is stored. */
const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  lastFour: z.string(),
  scopes: z.array(scope),
  /** Creator of the key. It never has more permissions than this member, and is revoked with the member. */
  createdBy: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

/** Keys for programs that call the staff API: `Authorization: Bearer ldk_…`. */
export const staffApiKeyCalls = {
  'GET /api/staff/api-keys': defineCall({
    caller: { staff: 'staff:manage' },
    summary: 'List API keys, newest first',
    input: z.object({}),
    reply: z.object({ apiKeys: z.array(apiKey) }),
  }),
  /** Refused with `invalid_form` without name or scope, and `forbidden` above the caller's own permissions. */
  'POST /api/staff/api-keys/create': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'api key',
    summary: 'Create an API key, which is returned only once',
    input: z.object({ name: text(80), scopes: z.array(scope).max(API_KEY_SCOPES.length) }),
    reply: z.object({ key: z.string() }),
  }),
  'POST /api/staff/api-keys/revoke': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'api key',
    summary: 'Revoke an API key immediately',
    input: z.object({ id: text(64) }),
  }),
}
