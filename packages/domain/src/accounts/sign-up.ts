import { isEmail } from '#accounts/email'
import { consistsOfPersonalData, type PersonalData } from '#accounts/personal-data'

/** Characters of a password at sign-up (D-30). Not checked at login. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const
/** Maximum characters. */
export const LONGEST_NAME = 120

export interface SignUp {
  name: string
  email: string
  phone: string
  password: string
}
export type SignUpField = keyof SignUp
export type PasswordProblem = 'required' | 'password_length' | 'password_personal'
export type SignUpProblem = PasswordProblem | 'email' | 'too_long'

/** Problem of a new password, except for its occurrence in known lists (D-30). */
export function passwordProblem(
  password: string,
  personalData: PersonalData,
  shopNames: readonly string[],
): PasswordProblem | null {
  if (password.trim() === '') return 'required'
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return 'password_length'
  return consistsOfPersonalData(password, personalData, shopNames) ? 'password_personal' : null
}

function findProblem(field: Exclude<SignUpField, 'password'>, value: string): SignUpProblem | null {
  if (value.trim() === '') return 'required'
  if (value.trim().length > LONGEST_NAME) return 'too_long'
  return field === 'email' && !isEmail(value.trim()) ? 'email' : null
}

/** Problems by field (VAL-12 to VAL-15). The server checks the phone number (VAL-16, D-32). */
export function signUpProblems(
  form: SignUp,
  shopNames: readonly string[],
): Partial<Record<SignUpField, SignUpProblem>> {
  const problems: Partial<Record<SignUpField, SignUpProblem>> = {}
  for (const field of ['name', 'phone', 'email', 'password'] as const) {
    const problem =
      field === 'password' ? passwordProblem(form.password, form, shopNames) : findProblem(field, form[field])
    if (problem) problems[field] = problem
  }
  return problems
}
