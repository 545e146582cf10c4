const RELEASE = /^v?(\d+)\.(\d+)\.(\d+)$/

const parseNumbers = (version: string) => RELEASE.exec(version)?.slice(1).map(Number)

function compare(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((number, place) => number !== b[place])
  return differing === -1 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0)
}

/** The newest tag `v1.2.3` before this version, without pre-releases. */
export function previousRelease(tags: readonly string[], version: string): string | undefined {
  const current = parseNumbers(version)
  if (!current) throw new Error(`${version} is not a version like 1.2.3`)
  return tags
    .flatMap((tag) => {
      const numbers = tag.startsWith('v') ? parseNumbers(tag) : undefined
      return numbers && compare(numbers, current) < 0 ? { tag, numbers } : []
    })
    .sort((a, b) => compare(b.numbers, a.numbers))[0]?.tag
}
