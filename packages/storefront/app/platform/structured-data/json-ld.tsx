import { useContext } from 'react'
import { JsonLdContext } from '#platform/structured-data/json-ld-context'

/** What a page says to machines (JSON-LD), rendered on the server alone: React passes over what it does not know in the body. */
export function JsonLd() {
  const text = useContext(JsonLdContext)
  return text && <script type="application/ld+json">{text}</script>
}
