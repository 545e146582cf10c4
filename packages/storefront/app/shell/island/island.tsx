import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { StartIsland } from '#shell/island/create-island.tsx'
import { ISLAND } from '#shell/island/island-marks'
import { readPartOfDocument, StaticPart } from '#ui/static-part/static-part.tsx'

export interface IslandModule {
  start: StartIsland
}

interface IslandProps {
  load(): Promise<IslandModule>
  /** Loader data, with the HTML of the page as `part` if `fetchIsland` loaded it. */
  data: object
  /** Rendered by the server alone. */
  children: ReactNode
}

/** Restored if React renders the frame again, because a browser extension has changed the page. */
const partOfDocument = readPartOfDocument()

/** An island in the React tree of the frame, which does not hydrate its HTML. */
export function Island({ load, data, children }: IslandProps) {
  const part = 'part' in data ? (data.part as DocumentFragment) : undefined
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
