import { withLatinDigits } from '#latin-digits'

export interface PersonalData {
  name: string
  email: string
  phone: string
}

/** Shorter words, such as 'al', occur by chance in good passwords. */
const SHORTEST_WORD = 4
/** Characters that must remain without the words of the account. */
const MIN_LEFT = 5
/** Digits at the end of a phone number, without its prefix. */
const LOCAL_DIGITS = 7

const plain = (text: string): string => withLatinDigits(text).toLowerCase().normalize('NFKC')

const wordsIn = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}]+/u)
const joined = (text: string): string => wordsIn(text).join('')

/** True for a password with little more than the name, email, phone number or shop name. */
export function consistsOfPersonalData(
  password: string,
  { name, email, phone }: PersonalData,
  shopNames: readonly string[],
): boolean {
  const digits = plain(phone).replaceAll(/\D/g, '').slice(-LOCAL_DIGITS)
  const names = [name, email, ...shopNames]
  const words = [...names.flatMap((personalName) => [...wordsIn(personalName), joined(personalName)]), digits]
  const joinedPassword = joined(password)
  const longestFirst = words
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), joinedPassword)
  return left.length < joinedPassword.length && left.length < MIN_LEFT
}
