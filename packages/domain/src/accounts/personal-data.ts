import { withLatinDigits } from '#latin-digits'

export interface PersonalData {
  name: string
  email: string
  phone: string
}

/** Shorter words, such as 'al', are in too many good passwords by chance. */
const SHORTEST_WORD = 4
/** What has to be left of a password without the account's own words. */
const LEAST_LEFT = 5
/** Of a phone number, whatever stands before it. */
const LOCAL_DIGITS = 7

const plain = (text: string): string => withLatinDigits(text).toLowerCase().normalize('NFKC')

const wordsIn = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}]+/u)
const joined = (text: string): string => wordsIn(text).join('')

/** Whether a password is little more than the name, the e-mail, the phone number or the name of the shop. */
export function consistsOfPersonalData(
  password: string,
  { name, email, phone }: PersonalData,
  shopNames: readonly string[],
): boolean {
  const digits = plain(phone).replaceAll(/\D/g, '').slice(-LOCAL_DIGITS)
  const names = [name, email, ...shopNames]
  const words = [...names.flatMap((own) => [...wordsIn(own), joined(own)]), digits]
  const given = joined(password)
  const longestFirst = words
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), given)
  return left.length < given.length && left.length < LEAST_LEFT
}
