import { createWorkQueue } from '#http/limits/work-queue'

/** One picture is drawn at a time: the shop goes on beside it. */
export const DRAWINGS = { atOnce: 1, waiting: 20 }

/** Pictures of reviews and returns wait in one line. */
export const customerDrawings = createWorkQueue(DRAWINGS)
