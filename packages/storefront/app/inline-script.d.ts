/** The module as the text of one inline script (`inline-script.ts` beside `vite.config.ts`). */
declare module '*?inline-script' {
  const text: string
  export default text
}

/** The address of the module as one script (the same file). */
declare module '*?script-file' {
  const address: string
  export default address
}

/** Addresses of the scripts of an island (`island-scripts.ts` beside `vite.config.ts`). */
declare module '*?island-scripts' {
  const addresses: readonly string[]
  export default addresses
}
