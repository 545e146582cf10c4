import { uiMessages } from '#ui/ui-messages'

interface ActorProps {
  /** `shopper`, `system` or an e-mail. */
  actor: string
  actorName: string
}

const others: Readonly<Record<string, string>> = uiMessages.actors

/** Who did something: a member of staff by name, with the e-mail as title. */
export const Actor = ({ actor, actorName }: ActorProps) =>
  others[actor] === undefined ? <bdi title={actor}>{actorName}</bdi> : others[actor]
