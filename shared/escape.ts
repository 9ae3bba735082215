/** Escapes text for HTML and XML. */
export const escapeText = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
export const escapeAttribute = (value: string): string => escapeText(value).replaceAll('"', '&quot;')
/** Escapes untrusted text for any position in a document. */
export const escapeUntrusted = (value: string): string =>
  escapeAttribute(value).replaceAll("'", '&#39;').replaceAll('>', '&gt;')
