/** Shown for an uncached page without a connection. Separate from the other addresses, which every page loads. */
export const OFFLINE_PATH = '/offline'
/** The requested address. */
export const OFFLINE_FROM_PARAM = 'from'
