import { Icon } from '@little-dunes/design/icon.tsx'
import { Download } from 'lucide'
import { useRef } from 'react'
import { saveFile } from '#platform/save-file'
import { CopyButton } from '#sign-in/copy-button.tsx'
import formStyles from '#sign-in/sign-in-form.module.css'
import { SignInFrame } from '#sign-in/sign-in-frame.tsx'
import { signInMessages as texts } from '#sign-in/sign-in-messages'
import { Button } from '#ui/button.tsx'

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved(): void }) {
  const list = useRef<HTMLUListElement>(null)
  const lines = codes.join('\n')
  return (
    <SignInFrame title={texts.recoveryTitle} lead={texts.recoveryText}>
      <div className={formStyles.form}>
        <ul ref={list} className={formStyles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={formStyles.links}>
          <Button
            look="outline"
            size="small"
            onClick={() => saveFile(texts.fileName, 'text/plain', `${lines}\n`)}
          >
            <Icon node={Download} />
            {texts.downloadCodes}
          </Button>
          <CopyButton text={lines} shown={list}>
            {texts.copyCodes}
          </CopyButton>
        </div>
        <Button size="large" onClick={onSaved}>
          {texts.saved}
        </Button>
      </div>
    </SignInFrame>
  )
}
