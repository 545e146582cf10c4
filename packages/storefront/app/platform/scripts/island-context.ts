import { createContext, type ReactNode } from 'react'

/** Renders an element to HTML as a separate React root; null in the browser. */
export const RenderIslandContext = createContext<((island: ReactNode) => string) | null>(null)

/** Prefix of the ids in an island, the same on the server and in the browser. */
export const ISLAND_IDS = 'i'
