import { type ReactNode, useRef } from 'react'
import { KEPT, KEPT_AS_RENDERED } from '#ui/static-part/static-part.tsx'
import { useStaticLinks } from '#ui/static-part/use-static-links'
import { useStaticPictures } from '#ui/static-part/use-static-pictures'

/** HTML of the server within an island; `children` are rendered by the server alone. */
export function Kept({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useStaticLinks(place)
  useStaticPictures(place)
  if (import.meta.env.SSR) return <div {...{ [KEPT]: '' }}>{children}</div>
  return <div ref={place} {...KEPT_AS_RENDERED} />
}
