import { uiMessages } from '#ui/ui-messages'

const ROLES: Record<string, string | undefined> = uiMessages.roles

/** Display name of a role: a shop names its own roles, built-in roles are named here. */
export const roleName = ({ id, name }: { id: string; name: string }): string => name || (ROLES[id] ?? id)
