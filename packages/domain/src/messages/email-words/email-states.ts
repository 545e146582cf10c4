/** States of an email. `waiting` includes retries. */
export const EMAIL_STATES = ['waiting', 'sent', 'failed'] as const
export type EmailState = (typeof EMAIL_STATES)[number]
