import { Loader } from '#ui/loader.tsx'

/** The loader of the first 500 ms; style sheets alone take it away again (SHELL-19, D-60). */
export function Splash() {
  return (
    <div className="opening" aria-hidden="true">
      <Loader />
    </div>
  )
}
