import { createRequire } from 'node:module'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import type { Bidi } from 'bidi-js'

/** The types declare a default export, but Node gets the function itself. */
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)()

export type Direction = 'ltr' | 'rtl' | 'auto'

/** Font files that together have all letters of a document. */
export type Face = 'latin' | 'latin-ext' | 'arabic'

/** A part of a line with one face and one direction; its text is in reading order. */
export interface VisualRun {
  text: string
  face: Face
  isRtl: boolean
}

const isArabic = (character: string): boolean =>
  /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/.test(character)
/** Accented letters that the basic Latin face lacks, as in Turkish, Czech, Polish and Croatian names. */
const isExtendedLatin = (character: string): boolean =>
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff]/.test(character)
/** A space belongs to the letters around it. */
function getFace(character: string, isRtl: boolean): Face {
  if (isArabic(character) || (isRtl && character === ' ')) return 'arabic'
  return isExtendedLatin(character) ? 'latin-ext' : 'latin'
}

/**
 * Splits a line of text into runs from left to right (Unicode Standard Annex #9). PDF libraries shape a run, but put
 * the runs of a line in letter order, which is wrong where Arabic and Latin meet.
 */
export function visualRuns(source: string, direction: Direction): VisualRun[] {
  // The faces have composed accented letters, but no combining marks.
  const text = source.normalize('NFC')
  const embedding = bidi.getEmbeddingLevels(text, direction)
  const { levels } = embedding
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  const runs: (VisualRun & { last: number })[] = []
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const character = text[index] ?? ''
    if (dropInvisible(character) === '') continue
    const isRtl = (levels[index] ?? 0) % 2 === 1
    const face = getFace(character, isRtl)
    const drawn = face !== 'arabic' ? (mirrored.get(index) ?? character) : character
    const run = runs.at(-1)
    // Latin letters run left to right at any level, so each mirrored character becomes a separate run.
    const goesOn = run?.face === face && run.isRtl === isRtl && index === run.last + (isRtl ? -1 : 1)
    if (run && goesOn) {
      run.text = isRtl && face === 'arabic' ? drawn + run.text : run.text + drawn
      run.last = index
    } else runs.push({ text: drawn, face, isRtl, last: index })
  }
  return runs.map(({ last: _, ...run }) => run)
}
