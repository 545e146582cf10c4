import { FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { type Build, buildWhenStale, SHARED_SOURCES } from './build-when-stale.ts'

const sources = [
  ...SHARED_SOURCES,
  'packages/backoffice/app',
  'packages/backoffice/index.html',
  'packages/backoffice/package.json',
  'packages/backoffice/vite.config.ts',
  'packages/backoffice/vite',
  'docs/guide',
  'docs/pictures/backoffice',
]

/** The back office in one language, in a separate folder. */
const builds = LANGUAGES.map((language): Build => {
  const folder = language === FIRST_LANGUAGE ? 'build' : `build/${language}`
  return {
    name: 'backoffice',
    title: `back office in ${new Intl.DisplayNames('en', { type: 'language' }).of(language)}`,
    folder,
    sources,
    tool: 'vite',
    args: ['build'],
    env: { BACKOFFICE_BUILD: folder, PAGE_LANGUAGE: language },
  }
})

/** Builds the back office when it is missing or older than its sources; false on failure. */
export async function buildBackoffice(): Promise<boolean> {
  for (const build of builds) if (!(await buildWhenStale(build))) return false
  return true
}
