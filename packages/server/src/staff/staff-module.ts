import { defineModule } from '#modules/define-module'
import { createApiKey, listApiKeys, revokeApiKey } from '#staff/api-keys/manage-api-keys'
import { acceptInvitation, seeInvitation } from '#staff/members/accept-invitation'
import { INVITATION_EMAILS } from '#staff/members/invitation-emails'
import {
  addMember,
  changeRole,
  listMembers,
  reissueInvitation,
  removeMember,
  signOutMember,
} from '#staff/members/manage-members'
import { changeRoleTerms, createRole, listRoles, removeRole } from '#staff/members/manage-roles'
import { changeView, createView, removeView } from '#staff/saved-views/change-view'
import { listViews } from '#staff/saved-views/list-views'
import { changePassword } from '#staff/sign-in/change-password'
import { confirmByPasskey, confirmSignIn } from '#staff/sign-in/confirm-sign-in'
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '#staff/sign-in/passkeys/staff-passkeys'
import { signIn } from '#staff/sign-in/sign-in'
import { currentSession, endSession, listSessions, signOut } from '#staff/sign-in/staff-sessions'

export const staffModule = defineModule({
  name: 'staff',
  calls: {
    'POST /api/staff/sign-in': signIn,
    'POST /api/staff/sign-in/code': confirmSignIn,
    'POST /api/staff/sign-in/passkey': confirmByPasskey,
    'GET /api/staff/passkeys': listPasskeys,
    'POST /api/staff/passkeys/begin': beginPasskey,
    'POST /api/staff/passkeys/add': addPasskey,
    'POST /api/staff/passkeys/remove': removePasskey,
    'POST /api/staff/invitation': seeInvitation,
    'POST /api/staff/invitation/accept': acceptInvitation,
    'GET /api/staff/session': currentSession,
    'POST /api/staff/password': changePassword,
    'GET /api/staff/sessions': listSessions,
    'POST /api/staff/sessions/end': endSession,
    'POST /api/staff/sign-out': signOut,
    'GET /api/staff/members': listMembers,
    'POST /api/staff/members/invite': addMember,
    'POST /api/staff/members/reset': reissueInvitation,
    'POST /api/staff/members/sign-out': signOutMember,
    'POST /api/staff/members/role': changeRole,
    'POST /api/staff/members/remove': removeMember,
    'GET /api/staff/roles': listRoles,
    'POST /api/staff/roles/create': createRole,
    'POST /api/staff/roles/change': changeRoleTerms,
    'POST /api/staff/roles/remove': removeRole,
    'GET /api/staff/api-keys': listApiKeys,
    'POST /api/staff/api-keys/create': createApiKey,
    'POST /api/staff/api-keys/revoke': revokeApiKey,
    'GET /api/staff/views': listViews,
    'POST /api/staff/views/create': createView,
    'POST /api/staff/views/change': changeView,
    'POST /api/staff/views/remove': removeView,
  },
  emails: INVITATION_EMAILS,
})
