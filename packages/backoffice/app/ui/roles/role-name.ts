import { uiMessages } from '#ui/ui-messages'

const ROLES: Record<string, string | undefined> = uiMessages.roles

/** What a role is called: a shop names its own roles, the ones of every shop have their names here. */
export const roleName = ({ id, name }: { id: string; name: string }): string => name || (ROLES[id] ?? id)
