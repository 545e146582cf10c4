import { isGuessablePattern } from '@little-dunes/domain/accounts/guessable-pattern'
import { PASSWORD_LENGTH } from '@little-dunes/domain/accounts/sign-up'

let known: Promise<ReadonlySet<string>> | undefined

/** The list of zxcvbn (MIT) of the most common leaked passwords; about 18,000 of them are long enough for this shop. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const all = dictionary['passwords-common'] as string[]
  return new Set(all.filter((password) => password.length >= PASSWORD_LENGTH.min))
}

/** Matches common passwords in any case, repetitions and sequences. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (isGuessablePattern(password)) return true
  known ??= load()
  return (await known).has(password.trim().toLowerCase())
}
