import { clsx } from 'clsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onceNearViewport } from '#product/once-near-viewport'
import styles from '#product/questions/questions-place.module.css'
import layoutStyles from '#ui/layout.module.css'

const QuestionsSection = lazy(() => import('#product/questions/questions-section.tsx'))

interface QuestionsProps {
  productId: string
  shopName: string
}

/** Placeholder of the questions, which load when it comes near the screen (decision 058). */
export function QuestionsPlace({ productId, shopName }: QuestionsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => (place.current ? onceNearViewport(place.current, () => setNear(true)) : undefined), [])
  return (
    <div id="questions" ref={place} className={clsx(layoutStyles.section, layoutStyles.wrap, styles.place)}>
      {isNear && (
        <Suspense fallback={null}>
          <QuestionsSection productId={productId} shopName={shopName} />
        </Suspense>
      )}
    </div>
  )
}
