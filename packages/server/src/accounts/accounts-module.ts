import { ACCOUNT_EMAILS } from '#accounts/email/account-emails'
import { confirmEmail } from '#accounts/email/confirm-email'
import { keepEmail } from '#accounts/email/keep-email'
import { startGuest } from '#accounts/guests/start-guest'
import { login } from '#accounts/login'
import { logout } from '#accounts/logout'
import { changeNewsletter, seeNewsletter } from '#accounts/newsletter'
import { beginPasskeyLogin, passkeyLogin } from '#accounts/passkeys/sign-in-by-passkey'
import {
  addUserPasskey,
  beginUserPasskey,
  listPasskeys,
  removeUserPasskey,
  renameUserPasskey,
} from '#accounts/passkeys/user-passkeys'
import { changePassword } from '#accounts/password/change-password'
import { forgotPassword } from '#accounts/password/forgot-password'
import { resetPassword } from '#accounts/password/reset-password'
import { sendPhoneCode } from '#accounts/phone-codes'
import { chooseStandardAddress, listAddresses, removeAddress, saveAddress } from '#accounts/profile/addresses'
import { changeDetails, changeEmail } from '#accounts/profile/change-details'
import { listChildren, saveChildren } from '#accounts/profile/children'
import { saveCompany, seeCompany } from '#accounts/profile/company'
import { register } from '#accounts/register'
import { endUserSessions } from '#accounts/sessions/end-sessions'
import { listSessions } from '#accounts/sessions/list-sessions'
import { ATTEMPT_JOBS } from '#accounts/sign-in/attempt-jobs'
import { defineModule } from '#modules/define-module'

export const accountsModule = defineModule({
  name: 'accounts',
  calls: {
    'POST /api/user/register': register,
    'POST /api/guest/start': startGuest,
    'POST /api/user/login': login,
    'POST /api/user/logout': logout,
    'POST /api/user/password': changePassword,
    'POST /api/user/sessions': listSessions,
    'POST /api/user/sessions/end': endUserSessions,
    'POST /api/user/newsletter': seeNewsletter,
    'POST /api/user/newsletter/change': changeNewsletter,
    'POST /api/user/forgot-password': forgotPassword,
    'POST /api/user/reset-password': resetPassword,
    'POST /api/user/confirm-email': confirmEmail,
    'POST /api/user/phone-code': sendPhoneCode,
    'POST /api/user/passkey-login/begin': beginPasskeyLogin,
    'POST /api/user/passkey-login': passkeyLogin,
    'POST /api/user/passkeys': listPasskeys,
    'POST /api/user/passkeys/begin': beginUserPasskey,
    'POST /api/user/passkeys/add': addUserPasskey,
    'POST /api/user/passkeys/rename': renameUserPasskey,
    'POST /api/user/passkeys/remove': removeUserPasskey,
    'POST /api/user/addresses': listAddresses,
    'POST /api/user/addresses/save': saveAddress,
    'POST /api/user/addresses/standard': chooseStandardAddress,
    'POST /api/user/addresses/remove': removeAddress,
    'POST /api/user/children': listChildren,
    'POST /api/user/children/save': saveChildren,
    'POST /api/user/company': seeCompany,
    'POST /api/user/company/save': saveCompany,
    'POST /api/user/details': changeDetails,
    'POST /api/user/email': changeEmail,
    'POST /api/user/email/keep': keepEmail,
  },
  emails: ACCOUNT_EMAILS,
  jobs: ATTEMPT_JOBS,
})
