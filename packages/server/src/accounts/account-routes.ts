import { login } from '#accounts/login'
import { logout } from '#accounts/logout'
import { sendPhoneCode } from '#accounts/phone-codes'
import { register } from '#accounts/register'
import type { Api } from '#http/api'

export function accountRoutes(api: Api): void {
  api.answer('POST /api/user/register', register)
  api.answer('POST /api/user/login', login)
  api.answer('POST /api/user/logout', logout)
  api.answer('POST /api/user/phone-code', sendPhoneCode)
}
