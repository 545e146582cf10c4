/** Exported as `handle` by routes whose pages are complete without their scripts (decision 069). */
export const STARTS_WHEN_USED = { startsWhenUsed: true }

/** The same, for pages whose content works without the scripts of their frame: header, footer and bars. */
export const STILL = { startsWhenUsed: true, isStill: true }

interface Match {
  handle: unknown
  loaderData?: unknown
}

/** The offline page has no data, and needs its scripts at once. */
const hasMark = (name: keyof typeof STILL, { handle, loaderData }: Match): boolean =>
  loaderData !== null && (handle as Partial<typeof STILL> | undefined)?.[name] === true

export const startsWhenUsed = (match: Match): boolean => hasMark('startsWhenUsed', match)

/** Never in development, where pages start at once. */
export const isStill = (match: Match): boolean => import.meta.env.PROD && hasMark('isStill', match)

/** Attribute of `main` on such a page: using it does not start the frame, unless it has a form. */
export const STILL_ATTRIBUTE = 'data-still'

/** Attribute of an element on such a page that needs the scripts even without any interaction. */
export const ALIVE_UNUSED = 'data-alive-unused'
