/** Text as it stands in HTML and XML. */
export const escapeText = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
export const escapeAttribute = (value: string): string => escapeText(value).replaceAll('"', '&quot;')
/** What others wrote, wherever it comes to stand. */
export const escapeForeign = (value: string): string =>
  escapeAttribute(value).replaceAll("'", '&#39;').replaceAll('>', '&gt;')
