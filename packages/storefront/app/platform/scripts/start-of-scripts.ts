/** Exported as `handle` by routes whose pages are complete without their scripts (decision 069). */
export const STARTS_WHEN_USED = { startsWhenUsed: true }

/** Attribute of an element on such a page that needs the scripts even without any interaction. */
export const ALIVE_UNUSED = 'data-alive-unused'
