import { createWorkQueue } from '#http/limits/work-queue'

/** One picture is drawn at a time, which takes some 300 ms and its own size in memory: the shop goes on beside it. */
const DRAWINGS = { atOnce: 1, waiting: 20 }

/** Pictures of reviews and returns wait in one line. */
export const customerDrawings = createWorkQueue(DRAWINGS)

/** Pictures of the staff wait apart from those. */
export const staffDrawings = createWorkQueue(DRAWINGS)
