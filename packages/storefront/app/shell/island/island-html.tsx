import { type ComponentType, useContext } from 'react'
import { RenderIslandContext } from '#platform/scripts/island-context'
import { StaticDataContext } from '#platform/static-data'
import { scriptJson } from '#platform/structured-data/json-ld-text'
import { DEFERRED_TYPE } from '#shell/hydration/deferred-type'
import { IslandFrame } from '#shell/island/island-frame.tsx'
import { ISLAND, ISLAND_PROPS, OF_ISLAND } from '#shell/island/island-marks'

/** Data that the loader of a route passes to its island through `staticDataOfPage`. */
export interface IslandData<Props, OnServer> {
  /** Plain JSON; the browser hydrates the island with it. */
  props: Props
  /** Only for rendering on the server: the browser keeps that HTML. */
  onServer: OnServer
}

interface IslandHtmlProps<Props, OnServer> {
  /** Addresses of its scripts; none in development, where the page itself imports them. */
  scripts: readonly string[]
  Page: ComponentType<Props & { onServer?: OnServer }>
}

const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })

/** An island in the HTML of its page: content, props and links to its scripts. */
export function IslandHtml<Props extends object, OnServer>({
  scripts,
  Page,
}: IslandHtmlProps<Props, OnServer>) {
  const render = useContext(RenderIslandContext)
  const { props, onServer } = useContext(StaticDataContext) as IslandData<Props, OnServer>
  if (!render) throw new Error('Only the server renders the HTML of an island')
  const html = render(
    <IslandFrame>
      <Page {...props} onServer={onServer} />
    </IslandFrame>,
  )
  return (
    <>
      <div {...{ [ISLAND]: scripts[0] ?? '' }} {...asHtml(html)} />
      <script type="application/json" {...{ [ISLAND_PROPS]: '' }}>
        {scriptJson(props)}
      </script>
      {scripts.map((href) => (
        <link key={href} rel={DEFERRED_TYPE} href={href} {...{ [OF_ISLAND]: '' }} />
      ))}
    </>
  )
}
