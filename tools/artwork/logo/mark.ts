/** Half sun and two dunes in a circle, in a box of 64. */
const SUN = '#F2B84B'
const FAR_DUNE = '#E0633F'
const NEAR_DUNE = '#1E5F68'
export const SKY = '#FBE9D3'

export const mark = `<clipPath id="m"><circle cx="32" cy="32" r="30"/></clipPath><g clip-path="url(#m)"><rect width="64" height="64" fill="${SKY}"/><circle cx="36" cy="29" r="14" fill="${SUN}"/><path d="M-2 42 C10 26 24 30 34 40 S56 44 66 32 V66 H-2Z" fill="${FAR_DUNE}"/><path d="M-2 54 C12 42 26 44 38 52 S58 54 66 46 V66 H-2Z" fill="${NEAR_DUNE}"/></g>`
