import { lazy, Suspense } from 'react'
import { useRootData } from '#platform/root-data'

const Consent = lazy(() => import('#measuring/consent.tsx'))

/** Between the footer and the question: the script of every page then names one file of measuring, not all of them. */
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
