import type { Plugin } from 'vite'

/** `Link.displayName = "Link";`, which the bundler takes for a use of `Link`. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
/** The call has no side effect, but React Router does not mark it as pure. */
const FORWARD_REF = /(?<== )(?=[\w$]+\.forwardRef\()/g

/** Removes unused components of React Router from the bundle. */
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
