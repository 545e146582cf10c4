import { type BrowserStorage, readJson } from '#platform/browser-storage'

export type AccountFormName = 'login' | 'sign-up'

/** Keys of the form texts that survive a reload. They never contain a password. */
const KEYS: Record<AccountFormName, string> = { login: 'loginFields', 'sign-up': 'signUpFields' }

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** Texts of this tab by control name; damaged values are left out. */
export function readSavedFields(storage: BrowserStorage, form: AccountFormName): Map<string, string> {
  return new Map(Object.entries(readJson(storage, KEYS[form]) ?? {}).filter(isText))
}

export function saveFields(
  storage: BrowserStorage,
  form: AccountFormName,
  values: Record<string, string>,
): void {
  const { password: _, ...texts } = values
  storage.set(KEYS[form], JSON.stringify(texts))
}

/** Signed-in customers no longer need them. */
export function clearSavedFields(storage: BrowserStorage): void {
  for (const key of Object.values(KEYS)) storage.remove(key)
}
