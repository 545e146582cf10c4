import { type ReactNode, useRef, useState } from 'react'
import { useStaticHearts } from '#catalogue/card/use-static-hearts.tsx'
import { KEPT_AS_RENDERED } from '#ui/static-part/static-part.tsx'
import { useStaticLinks } from '#ui/static-part/use-static-links'
import { useStaticPictures } from '#ui/static-part/use-static-pictures'

interface StaticCardsProps {
  className: string
  children: ReactNode
}

function CardsOfTheDocument({ className }: { className: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { hearts } = useStaticHearts(place)
  useStaticLinks(place)
  useStaticPictures(place)
  return (
    <>
      <div ref={place} className={className} {...KEPT_AS_RENDERED} />
      {hearts}
    </>
  )
}

const isHydrating = (): boolean => typeof window !== 'undefined' && Boolean(window.takeEarlyClicks)

/** Cards that came with the document stay as the server rendered them, without hydration; React renders later ones. */
export function StaticCards({ className, children }: StaticCardsProps) {
  const [isOfTheDocument] = useState(isHydrating)
  if (isOfTheDocument) return <CardsOfTheDocument className={className} />
  return <div className={className}>{children}</div>
}
