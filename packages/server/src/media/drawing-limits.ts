import { LARGEST_PICTURE_FILE } from '@little-dunes/domain/catalogue/pictures'

/** Bytes of a call that carries the largest picture: base64 takes a third more. */
export const LARGEST_PICTURE_BODY = Math.ceil((LARGEST_PICTURE_FILE * 4) / 3) + 64 * 1024

/** One picture is drawn at a time: the shop goes on beside it. */
export const DRAWINGS = { atOnce: 1, waiting: 20 }
