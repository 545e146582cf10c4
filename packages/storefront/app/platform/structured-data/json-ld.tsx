import { useContext } from 'react'
import { JsonLdContext } from '#platform/structured-data/json-ld-context'

/** JSON-LD of a page, rendered on the server only: React ignores unknown elements in the body. */
export function JsonLd() {
  const text = useContext(JsonLdContext)
  return text && <script type="application/ld+json">{text}</script>
}
