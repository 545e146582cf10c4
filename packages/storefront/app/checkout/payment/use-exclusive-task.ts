import { useRef, useState } from 'react'

/** What the page is at; a second press meanwhile is not heard (D-43). */
export function useExclusiveTask<Task extends string>() {
  const [task, setTask] = useState<Task | null>(null)
  const working = useRef(false)

  return {
    task,
    /** Null when something is under way; `stays` says that the page may be used again afterwards. */
    async start<Result extends { stays: boolean }>(
      next: Task,
      work: () => Promise<Result | null>,
    ): Promise<Result | null> {
      if (working.current) return null
      working.current = true
      setTask(next)
      const result = await work()
      if (result === null || result.stays) {
        working.current = false
        setTask(null)
      }
      return result
    },
  }
}
