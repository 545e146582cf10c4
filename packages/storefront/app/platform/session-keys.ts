/** Keys in local storage (DATA-38). */
export const TOKEN_KEY = 'token'
export const USER_KEY = 'user'
/** Token, name, e-mail and phone of a guest who orders. */
export const GUEST_KEY = 'guest'
/** The cart as this browser last showed it (decision 062). */
export const KEPT_CART_KEY = 'KeptCart'
