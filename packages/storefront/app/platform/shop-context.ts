import type { Client } from '@little-dunes/domain/contract/client'
import { createContext } from 'react-router'

/** Passed from the server to the loaders of one rendering. */
export interface ShopContext {
  /** The typed client over the in-process transport; it has no visitor (D-60). */
  client: Client
  now(): Date
  /** Public address of the shop, without a trailing slash; null when not configured. */
  publicUrl: string | null
  /** Nonce of this one rendering: the server allows the scripts that carry it, and removes it from the page. */
  nonce: string
}

/** Set by the server, which finds it among the exports of `entry.server.tsx`. */
export const shopContext = createContext<ShopContext>()
