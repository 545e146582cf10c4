/** Keys in local storage (DATA-38). */
export const TOKEN_KEY = 'token'
export const USER_KEY = 'user'
