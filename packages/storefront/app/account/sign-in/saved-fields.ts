import { type BrowserStorage, readJson } from '#platform/browser-storage'

export type AccountFormName = 'login' | 'sign-up'

/** Where the texts of a form wait for a reload of the page; a password is in none of them. */
const KEYS: Record<AccountFormName, string> = { login: 'loginFields', 'sign-up': 'signUpFields' }

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** What was typed in this tab, by the names of the controls; what is damaged is left out. */
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

/** Whoever is in has no more use for them. */
export function clearSavedFields(storage: BrowserStorage): void {
  for (const key of Object.values(KEYS)) storage.remove(key)
}
