/** The module as the text of one inline script (`inline-script.ts` beside `vite.config.ts`). */
declare module '*?inline-script' {
  const text: string
  export default text
}
