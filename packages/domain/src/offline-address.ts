/** Shown in place of a page that was never seen and cannot be fetched; beside the other addresses, which every page brings along. */
export const OFFLINE_PATH = '/offline'
/** The address that was asked for. */
export const OFFLINE_FROM_PARAM = 'from'
