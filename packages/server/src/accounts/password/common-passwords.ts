import { isGuessablePattern } from '@little-dunes/domain/accounts/guessable-pattern'
import { PASSWORD_LENGTH } from '@little-dunes/domain/accounts/sign-up'

let known: Promise<ReadonlySet<string>> | undefined

/** The list of zxcvbn (MIT): what leaks of passwords had most often, some 18,000 that are long enough to be taken here. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const all = dictionary['passwords-common'] as string[]
  return new Set(all.filter((password) => password.length >= PASSWORD_LENGTH.least))
}

/** Whether many people use this password, in capitals or not, or it is a repetition or a sequence as many people use them. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (isGuessablePattern(password)) return true
  known ??= load()
  return (await known).has(password.trim().toLowerCase())
}
