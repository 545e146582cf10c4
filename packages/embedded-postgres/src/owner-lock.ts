/**
 * The advisory lock that a shop holds in its own database for as long as it runs. A server whose lock is free has lost
 * its shop (kill -9, power cut): process ids alone cannot tell, containers reuse the same few. The server lists it with
 * its own locks in `database/advisory-locks.ts`.
 */
export const OWNER_LOCK = 7_241_001
