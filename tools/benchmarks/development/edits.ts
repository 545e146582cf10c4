/** A visible change. */
export interface Edit {
  name: string
  path: string
  file: string
  source: string
  /** Returns the source with these words on the page. */
  saying(words: string): string
}

export const PAGES: readonly Edit[] = [
  {
    name: 'a component of the shop',
    path: '/login',
    file: 'packages/storefront/app/account/sign-in/login-page.tsx',
    source: '{signUp ? t.createYours : t.welcomeBack}',
    saying: (words) => `{'${words}'}`,
  },
  {
    name: 'a text of the shop',
    path: '/login',
    file: 'packages/storefront/app/account/account-messages.ts',
    source: "login: 'Login'",
    saying: (words) => `login: '${words}'`,
  },
  {
    name: 'a text of the Arabic shop',
    path: '/ar/login',
    file: 'packages/storefront/app/account/account-messages.ar.ts',
    source: "login: 'تسجيل الدخول'",
    saying: (words) => `login: '${words}'`,
  },
  {
    name: 'a component of the back office',
    path: '/backoffice/',
    file: 'packages/backoffice/app/sign-in/password-step.tsx',
    source: 'lead={texts.lead}',
    saying: (words) => `lead="${words}"`,
  },
  {
    name: 'a text of the back office',
    path: '/backoffice/',
    file: 'packages/backoffice/app/sign-in/sign-in-messages.ts',
    source: "goOn: 'Continue'",
    saying: (words) => `goOn: '${words}'`,
  },
]

export const SERVER: Edit = {
  name: 'an answer of the server',
  path: '/healthz',
  file: 'packages/server/src/http/health-routes.ts',
  source: "send({ status: 'ok' })",
  saying: (words) => `send({ status: '${words}' })`,
}
