import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useStaticHearts } from '#catalogue/card/use-static-hearts.tsx'
import { KEPT_AS_RENDERED } from '#ui/static-part/static-part.tsx'
import { useStaticLinks } from '#ui/static-part/use-static-links'
import { useStaticPictures } from '#ui/static-part/use-static-pictures'

interface StaticCardsProps {
  className: string
  children: ReactNode
}

interface CardsOfTheDocumentProps {
  className: string
  /** React has replaced the page, because something else had changed it. */
  onLost(): void
}

function CardsOfTheDocument({ className, onLost }: CardsOfTheDocumentProps) {
  const place = useRef<HTMLDivElement>(null)
  const { hearts } = useStaticHearts(place)
  useStaticLinks(place)
  useStaticPictures(place)
  useLayoutEffect(() => {
    if (!place.current?.firstChild) onLost()
  }, [onLost])
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
  const [isOfTheDocument, setOfTheDocument] = useState(isHydrating)
  const lose = useCallback(() => setOfTheDocument(false), [])
  if (isOfTheDocument) return <CardsOfTheDocument className={className} onLost={lose} />
  return <div className={className}>{children}</div>
}
