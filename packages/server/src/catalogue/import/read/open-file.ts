/** An export is opened several times: to learn how it is written, to check all of it, then to write. */
export type OpenFile = () => AsyncIterable<Uint8Array>
