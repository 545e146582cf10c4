import { DIRECTIONS, LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import {
  EDITABLE_EMAILS,
  type EditableEmail,
  EMAIL_FACTS,
  EMAIL_WORDS,
  LONGEST_WORDS,
  NO_WORDS,
} from '@little-dunes/domain/messages/email-words/email-words'
import { defaultWords } from '@little-dunes/domain/messages/email-words/sample-email'
import { useId } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { load } from '#platform/client'
import { shopName } from '#platform/shop-name'
import { EmailPreview } from '#settings/email-preview.tsx'
import { emailTextsMessages as texts } from '#settings/email-texts-messages'
import styles from '#settings/email-texts-screen.module.css'
import { type EmailTextsForm, emailKey, type TextsByEmail, useEmailTexts } from '#settings/use-email-texts'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { UnsavedChanges } from '#ui/change-form/unsaved-changes.tsx'
import { Field, SelectField } from '#ui/form/field.tsx'
import { Page } from '#ui/page.tsx'
import { uiMessages } from '#ui/ui-messages'

export async function loader(): Promise<TextsByEmail> {
  const answer = await load('GET /api/staff/email-texts', {})
  return Object.fromEntries(
    answer.texts.map(({ kind, language, words }) => [emailKey(kind, language), { ...NO_WORDS, ...words }]),
  )
}

interface EmailProps {
  kind: EditableEmail
  language: Language
  form: EmailTextsForm
}

function EmailCard({ kind, language, form }: EmailProps) {
  const key = emailKey(kind, language)
  const words = form.getWords(key)
  const defaults = { ...defaultWords(kind, language, shopName(language)), closing: texts.nothing }
  const hasCustomText = EMAIL_WORDS.some((name) => words[name] !== '')
  return (
    <Card
      title={texts.languages[language]}
      actions={
        hasCustomText && (
          <Button look="quiet" size="small" onClick={() => form.set({ kind, language }, NO_WORDS)}>
            {texts.backToDefault}
          </Button>
        )
      }
    >
      <div className={styles.fields}>
        {EMAIL_WORDS.map((name) => (
          <Field
            key={name}
            label={texts.words[name]}
            error={form.getErrors(key)[name]}
            edited={form.listChanged(key).includes(name)}
          >
            {(control) => {
              const controlProps = {
                ...control,
                value: words[name],
                placeholder: defaults[name],
                maxLength: LONGEST_WORDS[name],
                'aria-label': texts.named(texts.words[name], texts.languages[language]),
                lang: language,
                dir: DIRECTIONS[language],
                onChange: ({ target }: { target: { value: string } }) =>
                  form.set({ kind, language }, { [name]: target.value }),
              }
              return name === 'subject' ? (
                <input {...controlProps} />
              ) : (
                <textarea {...controlProps} rows={3} />
              )
            }}
          </Field>
        ))}
        <EmailPreview kind={kind} language={language} words={words} />
      </div>
    </Card>
  )
}

export function Component() {
  const form = useEmailTexts(useLoaderData<TextsByEmail>())
  const [parameters, setParameters] = useSearchParams()
  const id = useId()
  const kind = EDITABLE_EMAILS.find((one) => one === parameters.get('mail')) ?? 'order_placed'
  const edited = form.edited.map((mail) =>
    texts.named(texts.kinds[mail.kind], texts.languages[mail.language]),
  )
  return (
    <Page title={texts.title} context={texts.context} parent={{ to: PATHS.settings, name: texts.settings }}>
      <form id={id} onSubmit={form.save} noValidate>
        <div className={styles.choice}>
          <SelectField
            label={texts.kind}
            value={kind}
            onChange={({ target }) => setParameters({ mail: target.value }, { replace: true })}
          >
            {EDITABLE_EMAILS.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </SelectField>
          <p className={styles.facts}>
            {texts.facts}: <bdi>{EMAIL_FACTS[kind].map((fact) => `{${fact}}`).join(' ')}</bdi>
          </p>
        </div>
        <div className={styles.languages}>
          {LANGUAGES.map((language) => (
            <EmailCard key={emailKey(kind, language)} kind={kind} language={language} form={form} />
          ))}
        </div>
      </form>
      <UnsavedChanges
        form={{ id, isEdited: edited.length > 0, busy: form.busy, discard: form.discard }}
        texts={texts}
        text={texts.unsaved(edited.join(uiMessages.semicolon))}
      />
    </Page>
  )
}
