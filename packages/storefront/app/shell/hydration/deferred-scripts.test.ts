import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deferScripts } from '#shell/hydration/deferred-scripts.tsx'

const html = (...children: ReturnType<typeof createElement>[]) =>
  renderToStaticMarkup(deferScripts(createElement(Fragment, null, ...children)))

test('module scripts and preloads are marked so the browser does not load them yet (D-60)', () => {
  const preload = createElement('link', { rel: 'modulepreload', href: '/assets/shop.js' })
  const module = createElement('script', { type: 'module', async: true }, 'import "/assets/shop.js"')
  expect(html(preload, module)).toBe(
    '<link rel="deferred" href="/assets/shop.js"/><script type="deferred">import "/assets/shop.js"</script>',
  )
})

test('a script deferred until interaction is marked', () => {
  const module = createElement('script', { type: 'module', async: true }, 'run()')
  expect(renderToStaticMarkup(deferScripts(module, true))).toBe(
    '<script type="deferred" data-until-used="">run()</script>',
  )
})

test('plain scripts and other links are unchanged', () => {
  const plain = createElement('script', null, 'window.__context = {}')
  const style = createElement('link', { rel: 'stylesheet', href: '/assets/shop.css' })
  expect(html(plain, style)).toBe(
    '<script>window.__context = {}</script><link rel="stylesheet" href="/assets/shop.css"/>',
  )
})
