import { buildWhenStale, SHARED_SOURCES } from './build-when-stale.ts'

/** Builds the back office when it is missing or older than its sources; false when that failed. */
export const buildBackoffice = (): Promise<boolean> =>
  buildWhenStale({
    name: 'backoffice',
    folder: 'build',
    sources: [
      ...SHARED_SOURCES,
      'packages/backoffice/app',
      'packages/backoffice/index.html',
      'packages/backoffice/package.json',
      'packages/backoffice/vite.config.ts',
    ],
    tool: 'vite',
    args: ['build'],
  })
