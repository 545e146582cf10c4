/**
 * Words in a style sheet or a component that mean left or right and would not be mirrored in a mirrored page (D-62).
 */
export interface Side {
  file: string
  line: number
  /** Source of the declaration or element. */
  text: string
}

const sideName = /(^|-)(left|right)(-|$)/
const sideWord = /(^|[\s,(])(left|right)(?=$|[\s,)])/
const fourSided = /^(margin|padding|inset|border-(width|color|style)|scroll-(margin|padding))$/
const movesAside = /translate(X|3d)?\(\s*(?!0(px)?\s*[,)])-?[\d.]|translateX\((?!\s*0(px)?\s*\))/

export function sidesIn(file: string, text: string): Side[] {
  const matches = file.endsWith('.css') ? sidesInStyles(text) : sidesInCode(text)
  return matches.map(([index, words]) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    text: words.replace(/\s+/g, ' ').trim(),
  }))
}

type Match = [index: number, words: string]

/** Comments keep their length, so that positions stay right. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

function sidesInStyles(text: string): Match[] {
  const declarations = [...withoutComments(text).matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
  return declarations
    .filter(([, property = '', value = '']) => isPhysical(property, value.trim()))
    .map(({ index, 0: words }) => [index, words])
}

function isPhysical(property: string, value: string): boolean {
  if (property.startsWith('--')) return false
  if (sideName.test(property)) return true
  if (property === 'transform' || property === 'translate') return movesAside.test(value)
  if (fourSided.test(property)) return differ(parts(value), 1, 3)
  if (property === 'border-radius') {
    const corners = parts(value)
    // With two values, opposite corners differ as well.
    return differ(corners, 0, 1) || (corners.length > 2 && differ(corners, 2, 3))
  }
  return sideWord.test(value)
}

/** Space-separated parts of a value; a function counts as one. */
const parts = (value: string): string[] => value.match(/(?:[^\s(]+(\((?:[^()]|\([^()]*\))*\))?)+/g) ?? []

const differ = (values: string[], one: number, other: number): boolean =>
  values[other] !== undefined && values[one] !== values[other]

const styleSide =
  /\b(?:(?:margin|padding|border|scrollMargin)(?:Left|Right)\w*|scrollLeft|text(?:Align)\s*:\s*'(?:left|right)')\b|\.style\.(?:left|right)\b|scroll(?:To|By)\(\{[^}]*\bleft\b/g
const styleObject = /style=\{\{[^}]*?\b(?:left|right)\s*:/g
/** Icons that point to a side are mirrored with the page. */
const arrow = /<(?:Arrow|Chevron|Move|CornerDown|CornerUp)s?(?:Left|Right)\b(?![^>]*\bmirrored\b)[^>]*>/g

function sidesInCode(text: string): Match[] {
  const code = withoutComments(text)
  return [styleSide, styleObject, arrow].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match): Match => [match.index, match[0]]),
  )
}
