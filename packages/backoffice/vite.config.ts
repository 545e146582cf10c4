import { defineConfig } from 'vite'

/** One page for every address below /backoffice; screens are loaded when they are opened. */
export default defineConfig({
  base: '/backoffice/',
  root: import.meta.dirname,
  build: {
    target: 'es2022',
    outDir: 'build/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One sheet: the order of its layers must not depend on which screen is opened first.
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
