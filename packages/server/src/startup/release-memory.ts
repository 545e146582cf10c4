import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Reading the program leaves some 150 MB of garbage, which V8 would keep as long as memory is not short. */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  collect()
}
