import { createContext } from 'react'

/** What marks the scripts of the page itself while it is rendered on the server; nothing in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
