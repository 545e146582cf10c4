export interface Lockfile {
  packages: Record<string, { license?: string; dev?: boolean; link?: boolean; integrity?: string }>
}

/**
 * Licences that allow to use, change and sell, and do not require to publish the code that uses them. LGPL is libvips,
 * a separate library beside sharp. Build tools of the pages are shipped as well: MPL is lightningcss, of which only
 * changed files would have to be published, and CC-BY the table of browsers of caniuse-lite, whose folder names its
 * source.
 */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
])

/** Packages with their licence only in the file LICENSE, as read there. */
const READ_IN_FILE: Record<string, string> = { 'png-js': 'MIT' }

const getPackageName = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13)

/** Shipped packages by licence, without development dependencies and our own. */
export function groupByLicence({ packages }: Lockfile): Map<string, string[]> {
  const shipped = Object.entries(packages).filter(
    ([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link,
  )
  const getLicence = (place: string, named: string | undefined) =>
    named ?? READ_IN_FILE[getPackageName(place)] ?? 'unknown'
  const byLicence = Map.groupBy(shipped, ([place, { license }]) => getLicence(place, license))
  return new Map(
    [...byLicence]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([licence, entries]) => [
        licence,
        [...new Set(entries.map(([place]) => getPackageName(place)))].toSorted(),
      ]),
  )
}

/** `A OR B` needs one accepted licence, `A AND B` needs all. */
const isAccepted = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => ACCEPTED.has(one.trim())))

export const refusedLicences = (licences: ReadonlyMap<string, unknown>): string[] =>
  [...licences.keys()].filter((licence) => !isAccepted(licence))
