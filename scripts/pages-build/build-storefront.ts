import { FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { type Build, buildWhenStale, SHARED_SOURCES } from './build-when-stale.ts'

const sources = [
  ...SHARED_SOURCES,
  'packages/storefront/app',
  'packages/storefront/public',
  'packages/storefront/package.json',
  'packages/storefront/check-deferred-scripts.ts',
  'packages/storefront/inline-script.ts',
  'packages/storefront/island-scripts.ts',
  'packages/storefront/react-router.config.ts',
  'packages/storefront/service-worker',
  'packages/storefront/service-worker-files.ts',
  'packages/storefront/vite.config.ts',
]

/** Builds pages that are missing or older than their sources, in a folder of the package. False after a failure. */
export async function buildStorefront(folder = 'build'): Promise<boolean> {
  for (const language of LANGUAGES) {
    const buildFolder = language === FIRST_LANGUAGE ? folder : `${folder}/${language}`
    const buildInput: Build = {
      name: 'storefront',
      folder: buildFolder,
      sources,
      tool: 'react-router',
      args: ['build'],
      env: { STOREFRONT_BUILD: buildFolder, PAGE_LANGUAGE: language },
    }
    if (!(await buildWhenStale(buildInput))) return false
  }
  return true
}
