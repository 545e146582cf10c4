import type { Api } from '#http/api'
import { createApiKey, listApiKeys, revokeApiKey } from '#staff/api-keys/manage-api-keys'
import { acceptInvitation, seeInvitation } from '#staff/members/accept-invitation'
import {
  addMember,
  changeRole,
  listMembers,
  reissueInvitation,
  removeMember,
} from '#staff/members/manage-members'
import { changeOwnPassword } from '#staff/sign-in/change-own-password'
import { confirmByPasskey, confirmSignIn } from '#staff/sign-in/confirm-sign-in'
import { currentSession, endSession, ownSessions, signOut } from '#staff/sign-in/own-sessions'
import { addPasskey, beginPasskey, ownPasskeys, removePasskey } from '#staff/sign-in/passkeys/own-passkeys'
import { signIn } from '#staff/sign-in/sign-in'

/** Sign-in of the staff, the own account, and who works here. */
export function staffRoutes(api: Api): void {
  api.answer('POST /api/staff/sign-in', signIn)
  api.answer('POST /api/staff/sign-in/code', confirmSignIn)
  api.answer('POST /api/staff/sign-in/passkey', confirmByPasskey)
  api.answer('GET /api/staff/passkeys', ownPasskeys)
  api.answer('POST /api/staff/passkeys/begin', beginPasskey)
  api.answer('POST /api/staff/passkeys/add', addPasskey)
  api.answer('POST /api/staff/passkeys/remove', removePasskey)
  api.answer('POST /api/staff/invitation', seeInvitation)
  api.answer('POST /api/staff/invitation/accept', acceptInvitation)
  api.answer('GET /api/staff/session', currentSession)
  api.answer('POST /api/staff/password', changeOwnPassword)
  api.answer('GET /api/staff/sessions', ownSessions)
  api.answer('POST /api/staff/sessions/end', endSession)
  api.answer('POST /api/staff/sign-out', signOut)
  api.answer('GET /api/staff/members', listMembers)
  api.answer('POST /api/staff/members/invite', addMember)
  api.answer('POST /api/staff/members/reset', reissueInvitation)
  api.answer('POST /api/staff/members/role', changeRole)
  api.answer('POST /api/staff/members/remove', removeMember)
  api.answer('GET /api/staff/api-keys', listApiKeys)
  api.answer('POST /api/staff/api-keys/create', createApiKey)
  api.answer('POST /api/staff/api-keys/revoke', revokeApiKey)
}
