import type { Client } from '@little-dunes/domain/contract/client'
import type { RouterContextProvider } from 'react-router'

/** What the server hands to the loaders: `Object.assign(new RouterContextProvider(), { client, now, publicUrl, scriptMark } satisfies LoadContext)`. */
export interface LoadContext {
  /** The typed caller over the in-process transport; it has no visitor (D-60). */
  client: Client
  /** The clock of the shop. */
  now(): Date
  /** Where the shop is for its visitors, without a slash at the end; null when nobody said so. */
  publicUrl: string | null
  /** Nonce of this one rendering: the server lets run what carries it, and takes it out of the page. */
  scriptMark: string
}

/** The server's half of a `context`. */
export const loadContext = (context: Readonly<RouterContextProvider>): LoadContext =>
  context as Readonly<RouterContextProvider> & LoadContext
