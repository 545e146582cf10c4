import type { Client } from '@little-dunes/domain/contract/client'
import { createContext } from 'react-router'

/** What the server gives to the loaders of one rendering. */
export interface ShopContext {
  /** The typed caller over the in-process transport; it has no visitor (D-60). */
  client: Client
  /** The clock of the shop. */
  now(): Date
  /** Public address of the shop, without a slash at the end; null when not configured. */
  publicUrl: string | null
  /** Nonce of this one rendering: the server lets run what carries it, and takes it out of the page. */
  nonce: string
}

/** Set by the server, which finds it among the exports of `entry.server.tsx`. */
export const shopContext = createContext<ShopContext>()
