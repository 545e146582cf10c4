/**
 * Advisory lock that a shop holds in its database while it runs. A server with a free lock has lost its shop (kill -9,
 * power cut). Process ids alone cannot tell, because containers reuse the same few. The server package lists this lock
 * with its other ones in `database/advisory-locks.ts`.
 */
export const OWNER_LOCK = 7_241_001
