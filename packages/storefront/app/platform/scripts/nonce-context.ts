import { createContext } from 'react'

/** Nonce of the page's own scripts during rendering on the server; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
