import { foldText, parseTerms, type Term, withoutPunctuation } from '#catalogue/search-text'
import type { Language } from '#i18n/languages'
import { memoizeByObject } from '#memoize-by-object'

/** Search words and their meaning in the words of the catalogue. Both fields can list several, separated by commas. */
export interface SearchSynonym {
  typed: string
  meant: string
}

export const MAX_SYNONYMS = 300
export const LONGEST_SYNONYM = 200

/** Pages have a text for each. */
export const SYNONYM_PROBLEMS = ['required', 'too_long', 'no_word', 'twice', 'most'] as const
export type SynonymProblem = (typeof SYNONYM_PROBLEMS)[number]

/** Maximum interpretations of a search. Each costs one pass through the catalogue. */
const MAX_READINGS = 24
/** Letters from which an unfinished last word matches the start of a synonym. */
const SHORTEST_BEGINNING = 3

/** Words of a field, separated by commas of either script. */
export const wordsOfField = (field: string): string[] =>
  field
    .split(/[,،;؛\n]/u)
    .map((words) => words.trim())
    .filter(Boolean)

interface Phrase {
  terms: readonly Term[]
  meant: readonly string[]
}

/** Longest first, since «سويت شيرت» is not a shirt. */
const toPhrases = memoizeByObject((synonyms: readonly SearchSynonym[]): readonly Phrase[] =>
  synonyms
    .flatMap(({ typed, meant }) =>
      wordsOfField(typed).map((words) => ({ terms: parseTerms(words), meant: wordsOfField(meant) })),
    )
    .filter(({ terms }) => terms.length > 0)
    .sort((a, b) => b.terms.length - a.terms.length),
)

const isSame = (asked: Term | undefined, { word, stem }: Term): boolean =>
  asked !== undefined && (asked.word === word || asked.stem === stem)

/** True if the phrase starts at word `at` of the search. Its last word may be unfinished. */
function isPhraseAt(asked: readonly Term[], at: number, { terms }: Phrase): boolean {
  return terms.every((term, place) => {
    const typed = asked[at + place]
    const isLast = at + place === asked.length - 1 && place === terms.length - 1
    const begins =
      isLast &&
      typed !== undefined &&
      typed.word.length >= SHORTEST_BEGINNING &&
      term.word.startsWith(typed.word)
    return isSame(typed, term) || begins
  })
}

/** Alternative interpretations of a search, with some or all of its words replaced by their meaning. */
export function listReadings(text: string, synonyms: readonly SearchSynonym[]): string[] {
  const phrases = toPhrases(synonyms)
  const asked = parseTerms(text)
  if (phrases.length === 0 || asked.length === 0) return []
  let readings: string[][] = [[]]
  for (let at = 0; at < asked.length; ) {
    const [start] = [at]
    const fitting = phrases.filter((phrase) => isPhraseAt(asked, start, phrase))
    const length = fitting[0]?.terms.length ?? 1
    const itself = asked
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(' ')
    const meant = fitting.filter(({ terms }) => terms.length === length).flatMap((phrase) => phrase.meant)
    const choices = [...new Set([...meant, itself])]
    readings = readings
      .flatMap((reading) => choices.map((choice) => [...reading, choice]))
      .slice(0, MAX_READINGS)
    at += length
  }
  const literally = asked.map(({ word }) => word).join(' ')
  return [...new Set(readings.map((words) => words.join(' ')))].filter((reading) => reading !== literally)
}

const ARABIC = /\p{Script=Arabic}/u

/** Synonyms in the script of a language, as suggestions for its readers. */
export const typedWordsIn = (language: Language, synonyms: readonly SearchSynonym[]): string[] =>
  synonyms
    .flatMap(({ typed }) => wordsOfField(typed))
    .filter((words) => ARABIC.test(words) === (language === 'ar'))

const toKey = (field: string): string => foldText(field.trim())

function findProblem(field: string): SynonymProblem | null {
  if (field.trim() === '') return 'required'
  if (field.length > LONGEST_SYNONYM) return 'too_long'
  const words = wordsOfField(field)
  const isWord = (word: string) => withoutPunctuation(foldText(word)) !== ''
  return words.length > 0 && words.every(isWord) ? null : 'no_word'
}

/** Problems by field, such as `0.typed`, or `synonyms` for too many. Empty if valid. */
export function synonymProblems(synonyms: readonly SearchSynonym[]): Record<string, SynonymProblem> {
  const problems: Record<string, SynonymProblem> = {}
  if (synonyms.length > MAX_SYNONYMS) problems.synonyms = 'most'
  const known = new Set<string>()
  for (const [at, { typed, meant }] of synonyms.entries()) {
    const [wrongTyped, wrongMeant] = [findProblem(typed), findProblem(meant)]
    if (wrongTyped) problems[`${at}.typed`] = wrongTyped
    if (wrongMeant) problems[`${at}.meant`] = wrongMeant
    else if (known.has(toKey(meant))) problems[`${at}.meant`] = 'twice'
    known.add(toKey(meant))
  }
  return problems
}
