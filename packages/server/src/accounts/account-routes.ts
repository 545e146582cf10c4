import { login } from '#accounts/login'
import { logout } from '#accounts/logout'
import { register } from '#accounts/register'
import type { SignInLimits } from '#accounts/sign-in-limits'
import type { Api } from '#http/api'

export function accountRoutes(api: Api, limits: SignInLimits): void {
  api.answer('POST /api/user/register', register, { preHandler: limits.register })
  api.answer('POST /api/user/login', login, { preHandler: limits.login })
  api.answer('POST /api/user/logout', logout)
}
