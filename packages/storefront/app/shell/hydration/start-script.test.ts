import { expect, test } from 'vitest'
import { START_SCRIPT, withWaitingScripts } from '#shell/hydration/start-script'

// D-60: nothing of a page's script is asked for by the page itself; the start script knows where it waits.
test('The scripts of a page wait, and everything else stays as it is', () => {
  const page =
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/>' +
    '<script nonce="m4rk">one()</script><script nonce="m4rk" type="module" async="">import "/assets/a.js"</script>'
  expect(withWaitingScripts(page)).toBe(
    '<link rel="later" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/>' +
      '<script nonce="m4rk">one()</script><script nonce="m4rk" type="later">import "/assets/a.js"</script>',
  )
  expect(START_SCRIPT).toContain('link[rel=later]')
  expect(START_SCRIPT).toContain('script[type=later]')
})
