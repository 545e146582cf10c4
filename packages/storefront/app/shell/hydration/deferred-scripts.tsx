import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'
import { DEFERRED_TYPE } from '#shell/hydration/deferred-type'

interface LinkOrScript {
  rel?: string
  type?: string
  async?: boolean
  children?: ReactNode
}

/** The same elements, none of which a browser fetches or runs by itself. */
export function deferScripts(tree: ReactNode): ReactNode {
  return Children.map(tree, (element) => {
    if (!isValidElement<LinkOrScript>(element)) return element
    const { rel, type, children } = element.props
    if (rel === 'modulepreload') return cloneElement(element, { rel: DEFERRED_TYPE })
    if (type === 'module') return cloneElement(element, { type: DEFERRED_TYPE, async: false })
    // The text of a script stays one text.
    if (!children || typeof children === 'string') return element
    return cloneElement(element, {}, deferScripts(children))
  })
}

/**
 * The scripts of the page, which `start-deferred-scripts.ts` starts. React Router has no option for it: its elements are
 * changed as they are rendered on the server, so `Scripts` is called for them (docs/decisions/023). The build fails when
 * none of them is found.
 */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
  // In the browser the elements of the page have their own names again.
  const scripts = Scripts({ nonce })
  return import.meta.env.SSR ? deferScripts(scripts) : scripts
}
