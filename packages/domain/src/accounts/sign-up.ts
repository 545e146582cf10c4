import { isEmail } from '#accounts/email'
import { consistsOfPersonalData, type PersonalData } from '#accounts/personal-data'

/** Length of a password at sign-up, in characters (D-30). Never judged at login. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const
/** Longest name of an account. */
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

/** What is wrong with a new password, apart from how often others chose it (D-30). */
export function passwordProblem(
  password: string,
  own: PersonalData,
  shopNames: readonly string[],
): PasswordProblem | null {
  if (password.trim() === '') return 'required'
  const length = [...password].length
  if (length < PASSWORD_LENGTH.least || length > PASSWORD_LENGTH.most) return 'password_length'
  return consistsOfPersonalData(password, own, shopNames) ? 'password_personal' : null
}

function problemOf(field: Exclude<SignUpField, 'password'>, value: string): SignUpProblem | null {
  if (value.trim() === '') return 'required'
  if (value.trim().length > LONGEST_NAME) return 'too_long'
  return field === 'email' && !isEmail(value.trim()) ? 'email' : null
}

/** Problems of the sign-up form by field (VAL-12 to VAL-15). Whether the phone is a number is for the server (VAL-16, D-32). */
export function signUpProblems(
  form: SignUp,
  shopNames: readonly string[],
): Partial<Record<SignUpField, SignUpProblem>> {
  const problems: Partial<Record<SignUpField, SignUpProblem>> = {}
  for (const field of ['name', 'phone', 'email', 'password'] as const) {
    const problem =
      field === 'password' ? passwordProblem(form.password, form, shopNames) : problemOf(field, form[field])
    if (problem) problems[field] = problem
  }
  return problems
}
