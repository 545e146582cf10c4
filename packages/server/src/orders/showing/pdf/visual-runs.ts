import { createRequire } from 'node:module'
import type { Bidi } from 'bidi-js'

/** Its types name a default export; Node gets the function itself. */
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)()

export type Direction = 'ltr' | 'rtl' | 'auto'

/** Faces that together have the letters of a paper. */
export type Face = 'latin' | 'arabic'

/** A part of a line that is drawn with one face in one direction; its text is in the order in which it is read. */
export interface VisualRun {
  text: string
  face: Face
  isRtl: boolean
}

const isArabic = (character: string): boolean =>
  /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/.test(character)
/** Marks that order text and are not drawn. */
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text without the marks that order it. */
export const readable = (text: string): string => text.replaceAll(INVISIBLE, '')

/** The face of a character; a blank belongs to the letters around it. */
const faceOf = (character: string, isRtl: boolean): Face =>
  isArabic(character) || (isRtl && character === ' ') ? 'arabic' : 'latin'

/**
 * One line of text as runs from left to right (Unicode Standard Annex #9). PDF libraries shape a run, but put the runs of
 * a line in the order of its letters, which is wrong where Arabic and Latin meet.
 */
export function visualRuns(text: string, direction: Direction): VisualRun[] {
  const embedding = bidi.getEmbeddingLevels(text, direction)
  const { levels } = embedding
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  const runs: (VisualRun & { last: number })[] = []
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const character = text[index] ?? ''
    if (readable(character) === '') continue
    const isRtl = (levels[index] ?? 0) % 2 === 1
    const face = faceOf(character, isRtl)
    const drawn = face === 'latin' ? (mirrored.get(index) ?? character) : character
    const run = runs.at(-1)
    // Latin letters run to the right whatever the level, so that each mirrored sign is a run of its own.
    const goesOn = run?.face === face && run.isRtl === isRtl && index === run.last + (isRtl ? -1 : 1)
    if (run && goesOn) {
      run.text = isRtl && face === 'arabic' ? drawn + run.text : run.text + drawn
      run.last = index
    } else runs.push({ text: drawn, face, isRtl, last: index })
  }
  return runs.map(({ last: _, ...run }) => run)
}
