import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onceNearViewport } from '#product/once-near-viewport'

const QuestionsSection = lazy(() => import('#product/questions/questions-section.tsx'))

/** Where the questions stand; they come when somebody comes near (decision 058). */
export function QuestionsPlace({ productId }: { productId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => (place.current ? onceNearViewport(place.current, () => setNear(true)) : undefined), [])
  return (
    <div id="questions" ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <QuestionsSection productId={productId} />
        </Suspense>
      )}
    </div>
  )
}
