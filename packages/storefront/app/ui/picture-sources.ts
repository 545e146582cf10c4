/** Shown for a product without a picture and for one that cannot be loaded (HOME-39). */
export const PLACEHOLDER = '/pictures/placeholder.avif'
