/** Maximum characters. */
export const LONGEST_QUESTION = 500
export const LONGEST_ANSWER = 1000
