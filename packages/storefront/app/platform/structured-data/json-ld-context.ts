import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** JSON-LD from the loader of a page; only the server-rendered page contains it. */
export const jsonLdOfPage = createContext<string | null>(null)

/** The same for the components of that rendering; null in the browser. */
export const JsonLdContext = createReactContext<string | null>(null)
