/** Tokens that a style sheet uses without a declaration, and declared ones without a use. */
export function wrongTokens(styles: string, components: string): string[] {
  const asked = new Set([...styles.matchAll(/var\(\s*(--[\w-]+)\s*([,)])/g)].map(([, name = '']) => name))
  const optional = new Set([...styles.matchAll(/var\(\s*(--[\w-]+)\s*,/g)].map(([, name = '']) => name))
  const declared = new Set([...styles.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name))
  return [
    ...[...asked]
      .filter((name) => !declared.has(name) && !optional.has(name))
      .map((name) => `${name} is not declared`),
    ...[...declared]
      .filter((name) => !asked.has(name) && !components.includes(name))
      .map((name) => `${name} is not used`),
  ]
}
