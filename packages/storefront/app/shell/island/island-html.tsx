import { type ReactNode, useContext } from 'react'
import { RenderIslandContext } from '#platform/scripts/island-context'
import { DEFERRED_TYPE } from '#shell/hydration/deferred-type'
import { IslandFrame } from '#shell/island/island-frame.tsx'
import { ISLAND, ISLAND_PROPS, OF_ISLAND } from '#shell/island/island-marks'

/** Without `<`, no value can close the script element (HTML, 4.12.1.3). */
const asJson = (props: object): string => JSON.stringify(props).replaceAll('<', '\\u003c')

const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })

interface IslandHtmlProps {
  /** Addresses of its scripts; none in development, where the page itself starts it. */
  scripts: readonly string[]
  /** Plain JSON; the browser hydrates the content with it. */
  props: object
  /** The page. */
  children: ReactNode
}

/** An island as the server sends it: its HTML, its props and links to its scripts. */
export function IslandHtml({ scripts, props, children }: IslandHtmlProps) {
  const render = useContext(RenderIslandContext)
  if (!render) throw new Error('Only the server renders the HTML of an island')
  return (
    <>
      <div {...{ [ISLAND]: scripts[0] ?? '' }} {...asHtml(render(<IslandFrame>{children}</IslandFrame>))} />
      <script type="application/json" {...{ [ISLAND_PROPS]: '' }}>
        {asJson(props)}
      </script>
      {scripts.map((href) => (
        <link key={href} rel={DEFERRED_TYPE} href={href} {...{ [OF_ISLAND]: '' }} />
      ))}
    </>
  )
}
