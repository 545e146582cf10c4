const FORBIDDEN = ['EROFS', 'EACCES', 'EPERM']

/** Message for a required build that this user may not write; null for other errors. */
export const readOnlyCheckout = (name: string, { code = '', path }: NodeJS.ErrnoException): string | null =>
  FORBIDDEN.includes(code)
    ? `The ${name} must be built, but this user can't write to ${path}. Run "npm run build" as the owner of the checkout.`
    : null
