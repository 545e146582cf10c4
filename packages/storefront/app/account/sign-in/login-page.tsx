import { isDocumentPath, languagePath, PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { accountMessages } from '#account/account-messages'
import { AuthLayout } from '#account/sign-in/auth-layout.tsx'
import styles from '#account/sign-in/login-page.module.css'
import { clearSavedFields } from '#account/sign-in/saved-fields'
import { SignInForm } from '#account/sign-in/sign-in-form.tsx'
import { SignUpForm } from '#account/sign-in/sign-up-form.tsx'
import { useLocation, useNavigate, useSearchParams } from '#platform/address/address'
import { sessionStore } from '#platform/browser-storage'
import { PageTitle } from '#platform/head/page-title.tsx'
import { PAGE_LANGUAGE, useMessages } from '#platform/messages'
import { returnPath, takeReferringPath } from '#platform/return-path'
import { useSession } from '#platform/session'
import { Callout } from '#ui/callout.tsx'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import { Loader } from '#ui/loading/loader.tsx'
import textStyles from '#ui/text.module.css'

/** AUTH-11. */
type Mode = 'login' | 'sign-up'

const ADDRESSES: Record<Mode, string> = { login: PATHS.login, 'sign-up': PATHS.signUp }

/** The mode is in the address: the links work before hydration, and a reload brings the same form at once (D-60). */
function useMode(): Mode {
  const [query] = useSearchParams()
  return query.get('mode') === 'sign-up' ? 'sign-up' : 'login'
}

function ModeLink({ mode, current, children }: { mode: Mode; current?: boolean; children: string }) {
  const { state } = useLocation()
  return (
    <Link
      to={ADDRESSES[mode]}
      state={state}
      className={current === undefined ? textStyles.link : undefined}
      aria-current={current ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}

/** AUTH-09, D-26. */
function useWayHome(signedIn: boolean): void {
  const navigate = useNavigate()
  const { state } = useLocation()
  useEffect(() => {
    if (!signedIn) return
    const path = returnPath(state, takeReferringPath())
    clearSavedFields(sessionStore)
    // The banner of a new sign-in needs this page's memory; otherwise the browser loads documents (decision 084).
    if (!useSession.getState().justSignedIn && isDocumentPath(path))
      return window.location.replace(languagePath(PAGE_LANGUAGE, path))
    navigate(path, { replace: true })
  }, [signedIn, state, navigate])
}

/** Shown once after a redirect from a private page (D-27); it stays as long as the page. */
function SessionEnded() {
  const t = useMessages(accountMessages)
  const { endReason, takeEndReason } = useSession()
  useEffect(() => () => void takeEndReason(), [takeEndReason])
  if (endReason !== 'session_ended') return null
  return (
    <div className={styles.notice}>
      <Callout live>{t.sessionEnded}</Callout>
    </div>
  )
}

function Pane({ mode, alive }: { mode: Mode; alive: boolean }) {
  const t = useMessages(accountMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(mode)
  useEffect(() => {
    if (before.current !== mode) heading.current?.focus()
    before.current = mode
  }, [mode])
  const signUp = mode === 'sign-up'
  return (
    <>
      <p className={styles.tabs}>
        <ModeLink mode="login" current={!signUp}>
          {t.login}
        </ModeLink>
        <ModeLink mode="sign-up" current={signUp}>
          {t.signUp}
        </ModeLink>
      </p>
      <h1 ref={heading} tabIndex={-1} className={textStyles.display}>
        {signUp ? t.createYours : t.welcomeBack}
      </h1>
      <SessionEnded />
      {signUp ? <SignUpForm alive={alive} /> : <SignInForm alive={alive} />}
      <p className={styles.switch}>
        {signUp ? t.alreadyHere : t.newHere}{' '}
        {signUp ? (
          <ModeLink mode="login">{t.loginHere}</ModeLink>
        ) : (
          <ModeLink mode="sign-up">{t.createAccount}</ModeLink>
        )}
      </p>
    </>
  )
}

export default function LoginPage() {
  const t = useMessages(accountMessages)
  const status = useSession((session) => session.status)
  const mode = useMode()
  useWayHome(status === 'signed-in')
  const title = mode === 'login' ? t.loginTitle : t.signUpTitle
  if (status === 'signed-in') {
    return (
      <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage)}>
        <PageTitle>{title}</PageTitle>
        <Loader />
      </div>
    )
  }
  return (
    <AuthLayout
      title={title}
      picture={mode === 'login' ? 2 : 1}
      visitor={status === 'checking' ? 'guest' : undefined}
    >
      <Pane mode={mode} alive={status === 'guest'} />
    </AuthLayout>
  )
}
