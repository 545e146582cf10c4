/** Attribute of the element that React hydrates on its own; its value is the address of the script. */
export const ISLAND = 'data-island'

/** Attribute of the JSON with its props, which follows the element. */
export const ISLAND_PROPS = 'data-island-props'

/** Attribute of links to its scripts. */
export const OF_ISLAND = 'data-of-island'

/** Attribute of an island that is hydrated. */
export const AWAKE = 'data-awake'
