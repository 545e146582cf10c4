import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens what the address names behind `#`, whenever somebody comes by it. */
export function useAskedFor<Name extends string>(names: readonly Name[], open: (name: Name) => void): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once with each step to the address.
  useEffect(() => {
    const asked = names.find((name) => hash === `#${name}`)
    if (asked) open(asked)
  }, [hash, key])
}
