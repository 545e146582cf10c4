/** `type` of deferred scripts and `rel` of deferred preloads: browsers neither fetch nor run them. */
export const DEFERRED_TYPE = 'deferred'
/** Attribute of a page script that waits for the first interaction (decision 069). */
export const UNTIL_USED = 'data-until-used'
/** Event on the window: the page needs its scripts without any interaction. */
export const NEEDED = 'scripts-needed'
