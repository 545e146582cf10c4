import { PROFILE_PATHS } from '@little-dunes/domain/paths'

export type ProfileSection = keyof typeof PROFILE_PATHS

/** Places of the profile in versions that had all forms on one page. */
const FORMER_ANCHORS: Record<string, ProfileSection> = {
  details: 'details',
  'email-change': 'details',
  company: 'details',
  password: 'password',
  passkeys: 'password',
  devices: 'devices',
  children: 'children',
  news: 'emails',
  data: 'data',
}

/** The page that now has the part of the profile at this hash. Null without one. */
export function pageOfAnchor(hash: string): string | null {
  const id = hash.slice(1)
  return Object.hasOwn(FORMER_ANCHORS, id) ? PROFILE_PATHS[FORMER_ANCHORS[id] as ProfileSection] : null
}
