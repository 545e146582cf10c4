import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { StartIsland } from '#shell/island/create-island.tsx'
import { ISLAND } from '#shell/island/island-marks'
import { readPartOfDocument, StaticPart } from '#ui/static-part/static-part.tsx'

export interface IslandModule {
  start: StartIsland
}

interface IslandProps {
  load(): Promise<IslandModule>
  /** The page, when the router has fetched it; the document has the first one. */
  part: DocumentFragment | undefined
  /** Rendered by the server alone. */
  children: ReactNode
}

/** When something else has changed the page, React renders the frame anew, with an empty place. */
const partOfDocument = readPartOfDocument()

/** The place of an island in the tree of the frame, which leaves its HTML as it is. */
export function Island({ load, part, children }: IslandProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (part) place.current?.replaceChildren(part.cloneNode(true))
    else if (!place.current?.firstChild) place.current?.append(...partOfDocument)
    let end: (() => void) | undefined
    let left = false
    load().then(({ start }) => {
      const element = place.current?.querySelector<HTMLElement>(`[${ISLAND}]`)
      if (element && !left) end = start(element)
    }, console.error)
    return () => {
      left = true
      end?.()
    }
  }, [load, part])
  return (
    <StaticPart ref={place} styles={[]}>
      {children}
    </StaticPart>
  )
}
