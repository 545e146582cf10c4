import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const RUNTIME = '/@react-refresh'

const folder = path.dirname(fileURLToPath(import.meta.resolve('react-refresh/package.json')))

/** Registers the components of a page, before React is loaded. */
const runtime = () => `const exports = {}
${readFileSync(path.join(folder, 'cjs/react-refresh-runtime.development.js'), 'utf8')}
exports.injectIntoGlobalHook(window)
export const { register, createSignatureFunctionForTransform: createSignature } = exports
let timer
/** Whether all of a module's exports are components, which are then exchanged in place. */
export function refresh(module) {
  if (!Object.values(module).every(exports.isLikelyComponentType)) return false
  clearTimeout(timer)
  timer = setTimeout(exports.performReactRefresh, 16)
  return true
}`

/** On one line, so that line numbers of the source stay right. */
const prelude = (id: string) =>
  `import * as $refresh from '${RUNTIME}'; ` +
  `const $RefreshReg$ = (type, name) => $refresh.register(type, ${JSON.stringify(id)} + ' ' + name); ` +
  'const $RefreshSig$ = $refresh.createSignature; '

const EPILOGUE =
  '\nimport.meta.hot?.accept((next) => { if (next && !$refresh.refresh(next)) import.meta.hot.invalidate() })'

/**
 * Fast Refresh for pages without a framework's plugin: Vite marks the components, and the runtime of React exchanges
 * them (https://github.com/facebook/react/issues/16604). Changes of other exports reload the page.
 */
export const reactRefresh = (base: string): Plugin => ({
  name: 'react-refresh',
  apply: 'serve',
  config: () => ({ oxc: { jsx: { runtime: 'automatic', refresh: true } } }),
  resolveId: (id) => (id === RUNTIME ? id : null),
  load: (id) => (id === RUNTIME ? runtime() : null),
  transform: (code, id) =>
    code.includes('$RefreshReg$(') && id !== RUNTIME
      ? { code: prelude(id) + code + EPILOGUE, map: null }
      : null,
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: base + RUNTIME.slice(1) }, injectTo: 'head-prepend' },
  ],
})
