import { API_KEY_SCOPES, type ApiKeyScope } from '@little-dunes/domain/accounts/permissions'
import type { Shop } from '#shop'
import { createApiKey } from '#staff/api-keys/manage-api-keys'
import { findStaff } from '#staff/find-staff'
import { aMember } from '#testing/a-member'

const CONTEXT = {
  call: 'POST /api/staff/api-keys/create',
  idempotencyKey: null,
  token: null,
  language: 'en',
  origin: '',
  address: '',
  userAgent: null,
  deviceToken: null,
  trustToken: null,
  setHeader: () => undefined,
} as const

/** API key of the staff API, made by an owner, in the form that programs send. */
export async function anApiKey(
  shop: Shop,
  scopes: readonly ApiKeyScope[] = API_KEY_SCOPES,
  name = 'Courier app',
) {
  const maker = await aMember(shop, 'owner')
  const member = await findStaff(shop, maker.token)
  if (!member) throw new Error('The owner has no session')
  const answer = await createApiKey(shop, member, { name, scopes: [...scopes] }, CONTEXT)
  if (!('key' in answer)) throw new Error('The API key was not created')
  return { key: answer.key as string, maker, headers: { authorization: `Bearer ${answer.key}` } }
}
