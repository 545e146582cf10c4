export interface Person {
  name: string
  email: string
  /** UAE mobile without the calling code. */
  phone: string
  password: string
}

let people = 0

/** Somebody the shop does not know yet. */
export function aPerson(own: Partial<Person> = {}): Person {
  people += 1
  return {
    name: `Mariam Haddad ${people}`,
    email: `mariam.${people}@example.com`,
    phone: `50${String(1_000_000 + people)}`,
    password: 'a long good password',
    ...own,
  }
}
