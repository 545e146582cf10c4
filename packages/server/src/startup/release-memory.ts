import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Loading the program leaves about 150 MB of garbage, which V8 otherwise keeps until memory runs short. */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  collect()
}
