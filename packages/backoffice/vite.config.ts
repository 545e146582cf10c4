import { defineConfig, type Plugin } from 'vite'

const LAYERS = '@layer reset, tokens, ui, features;'

/**
 * Puts the order of the layers before every rule. The sheet joins chunks as they depend on each other, so a shared
 * component's layer would otherwise be named, and rank, before the reset.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${LAYERS}${file.source}`
    }
  },
}

/** One page for every address below /backoffice; screens are loaded when they are opened. */
export default defineConfig({
  base: '/backoffice/',
  root: import.meta.dirname,
  plugins: [layersFirst],
  build: {
    target: 'es2022',
    outDir: 'build/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One sheet: no screen waits for a second one.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'router', test: /node_modules[\\/](react-router|zustand)[\\/]/ },
          ],
        },
      },
    },
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[local]_[hash]' } },
  },
})
