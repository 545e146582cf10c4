import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** From the loader of a page to its static part (`ui/static-part`): browsers get the HTML, not the data. */
export const staticDataOfPage = createContext<unknown>(null)

/** The same for the components of that rendering; null in the browser. */
export const StaticDataContext = createReactContext<unknown>(null)
