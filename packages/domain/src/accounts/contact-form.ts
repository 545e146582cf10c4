import { isEmail } from '#accounts/email'

export interface ContactForm {
  name: string
  email: string
  /** Empty if the message is about no order. */
  orderNumber: string
  message: string
}

export type ContactProblem = 'required' | 'email' | 'too_long'

/** Maximum characters of each field. */
export const CONTACT_LENGTHS: Record<keyof ContactForm, number> = {
  name: 80,
  email: 254,
  orderNumber: 20,
  message: 4_000,
}

/** Problems by field. Empty for a valid form. */
export function contactProblems(form: ContactForm): Partial<Record<keyof ContactForm, ContactProblem>> {
  const findProblem = (name: keyof ContactForm): ContactProblem | null => {
    const value = form[name].trim()
    if (value === '') return name === 'orderNumber' ? null : 'required'
    if (value.length > CONTACT_LENGTHS[name]) return 'too_long'
    return name === 'email' && !isEmail(value) ? 'email' : null
  }
  const names = Object.keys(CONTACT_LENGTHS) as (keyof ContactForm)[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const problem = findProblem(name)
      return problem ? [[name, problem]] : []
    }),
  )
}
