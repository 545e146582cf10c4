/** Address of the uploaded logo in the server's page; empty if the name replaces it, undefined for the drawn logo. */
export const shopLogo = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="shop-logo"]')?.content
