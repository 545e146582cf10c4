import { PASSWORD_LENGTH } from '@little-dunes/domain/accounts/sign-up'

let known: Promise<ReadonlySet<string>> | undefined

/** The list of zxcvbn (MIT): what leaks of passwords had most often, some 18,000 that are long enough to be taken here. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const all = dictionary['passwords-common'] as string[]
  return new Set(all.filter((password) => password.length >= PASSWORD_LENGTH.least))
}

/** Whether many people use this password, in capitals or not. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load()
  return (await known).has(password.trim().toLowerCase())
}
