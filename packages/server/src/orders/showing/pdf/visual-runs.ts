import { createRequire } from 'node:module'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import type { Bidi } from 'bidi-js'

/** Its types name a default export; Node gets the function itself. */
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)()

export type Direction = 'ltr' | 'rtl' | 'auto'

/** Faces that together have the letters of a paper. */
export type Face = 'latin' | 'latin-ext' | 'arabic'

/** A part of a line that is drawn with one face in one direction; its text is in the order in which it is read. */
export interface VisualRun {
  text: string
  face: Face
  isRtl: boolean
}

const isArabic = (character: string): boolean =>
  /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/.test(character)
/** Letters with marks that the first Latin face lacks, as of Turkish, Czech, Polish and Croatian names. */
const isExtendedLatin = (character: string): boolean =>
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff]/.test(character)
/** The face of a character; a blank belongs to the letters around it. */
function faceOf(character: string, isRtl: boolean): Face {
  if (isArabic(character) || (isRtl && character === ' ')) return 'arabic'
  return isExtendedLatin(character) ? 'latin-ext' : 'latin'
}

/**
 * One line of text as runs from left to right (Unicode Standard Annex #9). PDF libraries shape a run, but put the runs of
 * a line in the order of its letters, which is wrong where Arabic and Latin meet.
 */
export function visualRuns(given: string, direction: Direction): VisualRun[] {
  // The faces have letters with their marks, not the marks alone.
  const text = given.normalize('NFC')
  const embedding = bidi.getEmbeddingLevels(text, direction)
  const { levels } = embedding
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  const runs: (VisualRun & { last: number })[] = []
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const character = text[index] ?? ''
    if (dropInvisible(character) === '') continue
    const isRtl = (levels[index] ?? 0) % 2 === 1
    const face = faceOf(character, isRtl)
    const drawn = face !== 'arabic' ? (mirrored.get(index) ?? character) : character
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
