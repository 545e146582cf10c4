import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component that a screen does without at first: its script is loaded beside the screen, so that it is there when
 * somebody needs it, also when the shop was replaced by a newer version since.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loading = load()
  // Asked for again when it is needed.
  loading.catch(() => undefined)
  return lazy(async () => ({ default: await loading.catch(load) }))
}
