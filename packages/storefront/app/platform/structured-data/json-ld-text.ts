/** JSON as the text of a script element. Without `<`, no value can close the element (HTML, 4.12.1.3). */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

export const jsonLdText = (graph: readonly object[]): string =>
  scriptJson({ '@context': 'https://schema.org', '@graph': graph })
