/** `type` of scripts and `rel` of preloads that wait: a browser fetches and runs nothing of it. */
export const DEFERRED_TYPE = 'deferred'
