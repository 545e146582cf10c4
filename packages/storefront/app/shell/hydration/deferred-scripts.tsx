import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { Scripts, useMatches } from 'react-router'
import { startsWhenUsed } from '#platform/scripts/start-of-scripts'
import { DEFERRED_TYPE, UNTIL_USED } from '#shell/hydration/deferred-type'

interface LinkOrScript {
  rel?: string
  type?: string
  async?: boolean
  children?: ReactNode
}

/** The same elements, changed so that browsers neither fetch nor run them. */
export function deferScripts(tree: ReactNode, untilUsed = false): ReactNode {
  return Children.map(tree, (element) => {
    if (!isValidElement<LinkOrScript>(element)) return element
    const { rel, type, children } = element.props
    if (rel === 'modulepreload') return cloneElement(element, { rel: DEFERRED_TYPE })
    if (type === 'module')
      return cloneElement(element, {
        type: DEFERRED_TYPE,
        async: false,
        ...(untilUsed && { [UNTIL_USED]: '' }),
      })
    // The text of a script must stay one child.
    if (!children || typeof children === 'string') return element
    return cloneElement(element, {}, deferScripts(children, untilUsed))
  })
}

interface DeferredScriptsProps {
  nonce: string | undefined
  /** Address of the starter script, for pages whose own scripts wait for an interaction. */
  starter: string
}

/**
 * The scripts of the page, which `start-deferred-scripts.ts` starts. React Router has no option for it, so this calls
 * `Scripts` on the server and changes the rendered elements (docs/decisions/023). The build fails when it finds none of
 * them.
 */
export function DeferredScripts({ nonce, starter }: DeferredScriptsProps) {
  const untilUsed = useMatches().some(startsWhenUsed)
  // In the browser the elements have their own names again.
  const scripts = Scripts({ nonce })
  if (!import.meta.env.SSR) return scripts
  return (
    <>
      {deferScripts(scripts, untilUsed)}
      {untilUsed && <script async src={starter} />}
    </>
  )
}
