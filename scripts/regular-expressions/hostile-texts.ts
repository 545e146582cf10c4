/** Characters of every kind that a class may contain. */
const SIGNS = [...'aZ0 /-.,:;_@+=&?%#\'"<>(){}[]|*\\\t\n\r\u00a0\u0001éßحـَ٣·😀']
const SPLIT =
  /\\[pPxu]\{[^}]*\}|\\u[\da-fA-F]{4}|\\k<[^>]*>|\\.|\[(?:\\.|[^\]\\])*\]|\(\?[:=!]|\(\?<[=!]?|\{\d+(?:,\d*)?\}|[\s\S]/g
const STRUCTURE = /^(?:[()|^$*+?]|\\[bBk\d].*|\(\?.*|\{\d.*)$/s
const SIGNS_OF_A_CLASS = 3

/** Some characters that a part of a pattern matches, the rarest kinds last. */
function listSigns(part: string, flags: string): string[] {
  try {
    const one = new RegExp(`^(?:${part})$`, flags.replace(/[gy]/g, ''))
    const candidates = part.length === 1 ? [part] : SIGNS
    return candidates.filter((sign) => one.test(sign)).slice(0, SIGNS_OF_A_CLASS)
  } catch {
    return []
  }
}

/** A text to repeat, and its prefix. */
export interface Pump {
  before: string
  repeated: string
}

/**
 * Texts that make an expression backtrack: each part of its pattern and each run of parts repeated, with and without
 * the prefix of the pattern.
 */
export function listPumps({ source, flags }: RegExp): Pump[] {
  const parts = (source.match(SPLIT) ?? []).filter((part) => !STRUCTURE.test(part))
  const signs = parts.map((part) => listSigns(part, flags)).filter((some) => some.length > 0)
  const firsts = signs.map(([first = '']) => first)
  const pumps = signs.flatMap((some, at): Pump[] => {
    const before = firsts.slice(0, at).join('')
    const runs = [2, 3, 4].map((length) => firsts.slice(at, at + length).join(''))
    return [
      ...some.flatMap((repeated) => [
        { before: '', repeated },
        { before, repeated },
      ]),
      ...runs.map((repeated) => ({ before: '', repeated })),
      { before: '', repeated: firsts.slice(0, at + 1).join('') },
    ]
  })
  return [...new Map(pumps.map((pump) => [`${pump.before}\0${pump.repeated}`, pump])).values()]
}

/** This many characters, and an unexpected last one, so that the match fails. */
export const hostileText = ({ before, repeated }: Pump, length: number): string =>
  `${(before + repeated.repeat(Math.ceil(length / repeated.length))).slice(0, length - 1)}\u0001`
