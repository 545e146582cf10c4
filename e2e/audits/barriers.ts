import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Rules whose findings are minor or moderate in axe. They find no barriers and took a fifth of the time. */
const LESSER = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'focus-order-semantics',
  'form-field-multiple-labels',
  'heading-order',
  'hidden-content',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
]

const RULES = {
  ...Object.fromEntries(LESSER.map((rule) => [rule, { enabled: false }])),
  'target-size': { enabled: true },
}

const OPTIONS: axe.RunOptions = { resultTypes: ['violations'], rules: RULES, iframes: false, preload: false }

/**
 * Broken rules of WCAG 2.2 AA and best practices, if they keep people out. The provider's frames are left out here and
 * checked by the card journey. Axe is injected once per document, because it is half a megabyte.
 */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (options) => {
    // A colour in transition has the contrast of neither end, so transitions are finished. Waiting for them could hang:
    // content-visibility pauses them. Callers wait until dimmed content is back.
    for (const one of document.getAnimations())
      if (one instanceof CSSTransition && one.transitionProperty.endsWith('color')) one.finish()
    const results = await (Reflect.get(window, 'axe') as typeof axe).run(document, options)
    return results.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      targets: nodes.map(({ target }) => target.join(' ')),
    }))
  }, OPTIONS)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, targets }) => targets.map((target) => `${id} at ${target}`))
}
