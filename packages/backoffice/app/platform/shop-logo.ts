/** Address of the uploaded logo, as the server wrote it into the page; empty where the name takes its place, undefined for the drawn one. */
export const shopLogo = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="shop-logo"]')?.content
