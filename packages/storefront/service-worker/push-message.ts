import { DIRECTIONS, type Language } from '@little-dunes/domain/i18n/languages'

/** Push message about an order (`push-jobs.ts` of the server). */
export interface PushMessage {
  title: string
  body: string
  /** The page of the order. */
  path: string
  language: string
}

/** Null for messages that the shop did not send; only the shop's own pages are opened. */
export function readPushMessage(text: string): PushMessage | null {
  try {
    const { title, body, path, language } = JSON.parse(text) as Record<string, unknown>
    const texts = [title, body, path, language]
    if (!texts.every((one) => typeof one === 'string')) return null
    return /^\/(?![/\\])/.test(path as string) ? ({ title, body, path, language } as PushMessage) : null
  } catch {
    return null
  }
}

/** A later step of an order replaces the notification of the previous one. */
export const toNotification = ({ title, body, path, language }: PushMessage): NotificationOptions => ({
  body,
  tag: title,
  lang: language,
  dir: DIRECTIONS[language as Language] ?? 'auto',
  icon: '/icon-192.png',
  badge: '/icon-192.png',
  data: path,
})
