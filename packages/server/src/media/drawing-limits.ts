import { createWorkQueue } from '#http/limits/work-queue'

/** One drawing takes about 300 ms and the memory of its pixels. */
const DRAWINGS = { atOnce: 1, waiting: 20 }

/** Queue for photos of reviews and returns. */
export const customerDrawings = createWorkQueue(DRAWINGS)

export const staffDrawings = createWorkQueue(DRAWINGS)
