import { uiMessages } from '#ui/ui-messages'

interface ActorProps {
  /** `customer`, `system` or an email address. */
  actor: string
  actorName: string
}

const others: Readonly<Record<string, string>> = uiMessages.actors

/** The author of a change: team members by name, with the email address as title. */
export const Actor = ({ actor, actorName }: ActorProps) =>
  others[actor] === undefined ? <bdi title={actor}>{actorName}</bdi> : others[actor]
