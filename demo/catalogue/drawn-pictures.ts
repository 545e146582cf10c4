/** Written by demo/artwork/draw.ts: the pictures in demo/pictures. */
export const drawnPictures: ReadonlySet<string> = new Set([])
