import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The rules of WCAG 2.2 AA and the good habits that are broken in a way that keeps people out. The provider's frames
 * are left out here, and looked at where a card is paid with.
 */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .setLegacyMode(true)
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
}
