/** Keys in local storage (DATA-38). */
export const TOKEN_KEY = 'token'
export const USER_KEY = 'user'
/** Token, name, email and phone of a guest with a started order. */
export const GUEST_KEY = 'guest'
/** The guest's cart map (DATA-39, D-22). */
export const GUEST_CART_KEY = 'LocalCartData'
/** The cart of an account as this browser last showed it (decision 062). */
export const SAVED_CART_KEY = 'SavedCart'
