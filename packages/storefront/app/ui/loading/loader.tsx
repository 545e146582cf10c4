import { useId } from 'react'
import styles from '#ui/loading/loader.module.css'

interface LoaderProps {
  /** Announced and shown below; without it the loader is decoration (D-64). */
  text?: string
}

/** A half sun rises behind two dune lines. */
export function Loader({ text }: LoaderProps) {
  const horizon = useId()
  return (
    <div
      className={styles.loader}
      data-testid="loader"
      role={text ? 'status' : undefined}
      aria-hidden={text ? undefined : true}
    >
      <svg viewBox="0 0 76 46" aria-hidden="true">
        <clipPath id={horizon}>
          <rect width="76" height="36" />
        </clipPath>
        <g clipPath={`url(#${horizon})`}>
          <circle className={styles.sun} cx="40" cy="24" r="13" fill="#F2B84B" />
        </g>
        <path
          d="M2 34c12-10 22-6 32 0s24 4 40-8M10 43c12-8 22-5 30-1s18 2 28-4"
          fill="none"
          stroke="#E0633F"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
      </svg>
      {text}
    </div>
  )
}
