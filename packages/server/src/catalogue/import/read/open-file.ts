/** An export is opened several times: to detect its format, to check all of it, then to write. */
export type OpenFile = () => AsyncIterable<Uint8Array>
