import { type ReactNode, useRef } from 'react'
import { useStaticHearts } from '#catalogue/card/use-static-hearts.tsx'
import { KEPT, KEPT_AS_RENDERED } from '#ui/static-part/static-part.tsx'
import { useStaticLinks } from '#ui/static-part/use-static-links'
import { useStaticPictures } from '#ui/static-part/use-static-pictures'

function KeptCards({ className }: { className: string | undefined }) {
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

interface StaticCardsProps {
  className: string | undefined
  /** The browser keeps the cards of the server, whose data it has not. */
  isKept?: boolean
  children: ReactNode
}

/** Cards of a strip or a grid. */
export function StaticCards({ className, isKept = false, children }: StaticCardsProps) {
  if (isKept) return <KeptCards className={className} />
  return (
    <div className={className} {...(import.meta.env.SSR && { [KEPT]: '' })}>
      {children}
    </div>
  )
}
