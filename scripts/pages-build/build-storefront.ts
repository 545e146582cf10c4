import path from 'node:path'
import { FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { PSEUDO_LANGUAGE } from '../pseudo-language/pseudo-language.ts'
import { root } from '../run-tool.ts'
import { type Build, buildWhenStale, SHARED_SOURCES } from './build-when-stale.ts'

const sources = [
  ...SHARED_SOURCES,
  'packages/storefront/app',
  'packages/storefront/public',
  'packages/storefront/package.json',
  'packages/storefront/check-deferred-scripts.ts',
  'packages/storefront/inline-script.ts',
  'packages/storefront/react-router.config.ts',
  'packages/storefront/service-worker',
  'packages/storefront/service-worker-files.ts',
  'packages/storefront/vite.config.ts',
]

/** The pages of one language, in a folder of their own. */
const inLanguage = (language: string, folder: string): Build => ({
  name: 'storefront',
  folder,
  sources,
  tool: 'react-router',
  args: ['build'],
  env: { STOREFRONT_BUILD: folder, PAGE_LANGUAGE: language },
})

const shop = LANGUAGES.map((language) =>
  inLanguage(language, language === FIRST_LANGUAGE ? 'build' : `build/${language}`),
)

/** Another folder, so that what is sold from is never replaced. */
const pseudo: Build = {
  ...inLanguage(PSEUDO_LANGUAGE, '.react-router/pseudo-language'),
  sources: [
    ...sources,
    'scripts/pseudo-language/pseudo-texts.ts',
    'scripts/pseudo-language/pseudo-language.ts',
    'scripts/pseudo-language/pseudo-storefront.vite.ts',
  ],
  args: [
    'build',
    '.',
    '--config',
    path.join(root, 'scripts', 'pseudo-language', 'pseudo-storefront.vite.ts'),
  ],
}

/** Builds the pages of the shop when they are missing or older than their sources; false when that failed. */
export async function buildStorefront(): Promise<boolean> {
  for (const build of shop) if (!(await buildWhenStale(build))) return false
  return true
}

/** Builds the pages in the language of the journeys; where they are, or null when that failed. */
export const buildPseudoStorefront = async (): Promise<string | null> =>
  (await buildWhenStale(pseudo)) ? path.join(root, 'packages', 'storefront', pseudo.folder) : null
