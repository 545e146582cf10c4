const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: [RegExp, string][], device: string) =>
  names.find(([pattern]) => pattern.test(device))?.[1]

/** Browser and system of a `User-Agent`, as far as known; null if neither is. */
export function deviceName(device: string | null): { browser: string; system: string } | null {
  if (device === null) return null
  const [browser, system] = [nameIn(BROWSERS, device), nameIn(SYSTEMS, device)]
  return browser && system ? { browser, system } : null
}
