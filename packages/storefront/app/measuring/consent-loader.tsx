import { lazy, Suspense } from 'react'
import { useRootData } from '#platform/root-data'

const Consent = lazy(() => import('#measuring/consent.tsx'))

/**
 * A file between the footer and the consent banner: the script of every page then refers to one analytics file, not to
 * all.
 */
export default function ConsentLoader() {
  const measuring = useRootData()?.settings.measuring
  return (
    measuring && (
      <Suspense>
        <Consent measuring={measuring} />
      </Suspense>
    )
  )
}
