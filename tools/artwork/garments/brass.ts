export const brass = '#D8A657'
