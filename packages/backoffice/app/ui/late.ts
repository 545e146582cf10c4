import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component that a screen does not need at first: its script is loaded in the background, so that it is available
 * later, even if a newer version has replaced the shop.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loading = load()
  // Loaded again when it is needed.
  loading.catch(() => undefined)
  return lazy(async () => ({ default: await loading.catch(load) }))
}
