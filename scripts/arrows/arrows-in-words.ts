const START = '<!-- arrows: `npm run arrows -- --write` writes these lines -->'
const END = '<!-- /arrows -->'

export interface Arrows {
  /** Allowed imports between our packages. */
  packages: Readonly<Record<string, readonly string[]>>
  /** Layers of a package, top to bottom. */
  layers: Readonly<Record<string, readonly (readonly string[])[]>>
}

const formatPlace = (place: string) => (place === '.' ? 'the files beside the folders' : place)

function listArrows({ packages, layers }: Arrows): string {
  const imports = Object.entries(packages).map(
    ([name, others]) => `${name} → ${others.length > 0 ? others.join(', ') : 'none of ours'}`,
  )
  const places = Object.entries(layers).map(([base, lines]) =>
    [`${base}, top to bottom`, ...lines.map((line) => `  ${line.map(formatPlace).join(', ')}`)].join('\n'),
  )
  return [imports.join('\n'), ...places].join('\n\n')
}

/** Replaces the arrows between the two marks. @throws when a mark is missing */
export function withArrows(text: string, arrows: Arrows): string {
  const [start, end] = [text.indexOf(START), text.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`ARCHITECTURE.md must contain the lines ${START} and ${END}`)
  return `${text.slice(0, start)}${START}\n\n\`\`\`\n${listArrows(arrows)}\n\`\`\`\n\n${text.slice(end)}`
}
