import { confirmEmail } from '#accounts/email/confirm-email'
import { startGuest } from '#accounts/guests/start-guest'
import { login } from '#accounts/login'
import { logout } from '#accounts/logout'
import { changeNewsletter, seeNewsletter } from '#accounts/newsletter'
import {
  addOwnPasskey,
  beginOwnPasskey,
  listPasskeys,
  removeOwnPasskey,
  renameOwnPasskey,
} from '#accounts/passkeys/own-passkeys'
import { beginPasskeyLogin, passkeyLogin } from '#accounts/passkeys/sign-in-by-passkey'
import { changePassword } from '#accounts/password/change-password'
import { forgotPassword } from '#accounts/password/forgot-password'
import { resetPassword } from '#accounts/password/reset-password'
import { sendPhoneCode } from '#accounts/phone-codes'
import { chooseStandardAddress, listAddresses, removeAddress, saveAddress } from '#accounts/profile/addresses'
import { changeDetails, changeEmail } from '#accounts/profile/change-details'
import { listChildren, saveChildren } from '#accounts/profile/children'
import { saveCompany, seeCompany } from '#accounts/profile/company'
import { register } from '#accounts/register'
import { endOwnSessions } from '#accounts/sessions/end-sessions'
import { listSessions } from '#accounts/sessions/list-sessions'
import type { Api } from '#http/api'

export function accountRoutes(api: Api): void {
  api.answer('POST /api/user/register', register)
  api.answer('POST /api/guest/start', startGuest)
  api.answer('POST /api/user/login', login)
  api.answer('POST /api/user/logout', logout)
  api.answer('POST /api/user/password', changePassword)
  api.answer('POST /api/user/sessions', listSessions)
  api.answer('POST /api/user/sessions/end', endOwnSessions)
  api.answer('POST /api/user/newsletter', seeNewsletter)
  api.answer('POST /api/user/newsletter/change', changeNewsletter)
  api.answer('POST /api/user/forgot-password', forgotPassword)
  api.answer('POST /api/user/reset-password', resetPassword)
  api.answer('POST /api/user/confirm-email', confirmEmail)
  api.answer('POST /api/user/phone-code', sendPhoneCode)
  api.answer('POST /api/user/passkey-login/begin', beginPasskeyLogin)
  api.answer('POST /api/user/passkey-login', passkeyLogin)
  api.answer('POST /api/user/passkeys', listPasskeys)
  api.answer('POST /api/user/passkeys/begin', beginOwnPasskey)
  api.answer('POST /api/user/passkeys/add', addOwnPasskey)
  api.answer('POST /api/user/passkeys/rename', renameOwnPasskey)
  api.answer('POST /api/user/passkeys/remove', removeOwnPasskey)
  api.answer('POST /api/user/addresses', listAddresses)
  api.answer('POST /api/user/addresses/save', saveAddress)
  api.answer('POST /api/user/addresses/standard', chooseStandardAddress)
  api.answer('POST /api/user/addresses/remove', removeAddress)
  api.answer('POST /api/user/children', listChildren)
  api.answer('POST /api/user/children/save', saveChildren)
  api.answer('POST /api/user/company', seeCompany)
  api.answer('POST /api/user/company/save', saveCompany)
  api.answer('POST /api/user/details', changeDetails)
  api.answer('POST /api/user/email', changeEmail)
}
