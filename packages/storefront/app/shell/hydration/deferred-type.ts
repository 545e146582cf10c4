/** `type` of scripts and `rel` of preloads that wait: a browser fetches and runs nothing of it. */
export const DEFERRED_TYPE = 'deferred'
/** Attribute of the script of a page that waits until somebody is there (decision 069). */
export const UNTIL_USED = 'data-until-used'
/** Event on the window: the page is needed although nobody has touched it. */
export const NEEDED = 'scripts-needed'
