/** Exported as `handle` by the routes whose pages say all they have to say without their scripts (decision 069). */
export const STARTS_WHEN_USED = { startsWhenUsed: true }

/** Attribute of an element on such a page that has to be alive although nobody has touched anything. */
export const ALIVE_UNUSED = 'data-alive-unused'
