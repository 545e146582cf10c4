import { STILL } from '#platform/scripts/start-of-scripts'

/** Exported as `handle` by routes whose page is an island: React hydrates it without its frame. */
export const WITH_ISLAND = { ...STILL, isIsland: true }

/** False on the error page of such a route. */
export const isWithIsland = ({ handle, loaderData }: { handle: unknown; loaderData?: unknown }): boolean =>
  handle === WITH_ISLAND && loaderData !== undefined
