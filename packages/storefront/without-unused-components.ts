import type { Plugin } from 'vite'

/** `Link.displayName = "Link";`, which the bundler takes for a use of `Link`. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
/** It has no side effect, which React Router does not say of it. */
const FORWARD_REF = /(?<== )(?=[\w$]+\.forwardRef\()/g

/** Leaves components of React Router that no page uses out of the bundle. */
export const withoutUnusedComponents = (): Plugin => ({
  name: 'without-unused-components',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/, code: '.displayName' },
    handler: (code) => ({
      code: code.replace(DISPLAY_NAME, '').replace(FORWARD_REF, '/* @__PURE__ */ '),
      map: null,
    }),
  },
})
