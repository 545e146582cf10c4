const MAX_COUNT = 99

/** Short form of the badge: '99+' for more (D-28). */
export const formatCount = (count: number): string => (count > MAX_COUNT ? `${MAX_COUNT}+` : String(count))
