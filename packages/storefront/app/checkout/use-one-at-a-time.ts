import { useRef, useState } from 'react'

/** What the page is at; a second press meanwhile is not heard (D-43). */
export function useOneAtATime<Task extends string>() {
  const [task, setTask] = useState<Task | null>(null)
  const working = useRef(false)

  return {
    task,
    /** Answers null when something is under way; `work` answers whether the page may be used again. */
    async start<Result extends { stays: boolean }>(
      next: Task,
      work: () => Promise<Result>,
    ): Promise<Result | null> {
      if (working.current) return null
      working.current = true
      setTask(next)
      const result = await work()
      if (result.stays) {
        working.current = false
        setTask(null)
      }
      return result
    },
  }
}
