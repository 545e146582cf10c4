import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** What the loader of a page says to machines; only the page as the server renders it carries it. */
export const jsonLdOfPage = createContext<string | null>(null)

/** The same for the components of that rendering; nothing in the browser. */
export const JsonLdContext = createReactContext<string | null>(null)
